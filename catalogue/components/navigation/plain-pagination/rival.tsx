'use client';

import { ChevronLeft, ChevronRight, MoreHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { PlainPagination } from './component.tsx';

const TOTAL = 812;
const PER_PAGE = 20;
const PAGES = Math.ceil(TOTAL / PER_PAGE);

/** Instead of a server: a link leads to its page, and the page is drawn anew. */
function Server({ children }: { children: (page: number) => ReactNode }) {
  const [page, setPage] = useState(1);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    const [, to] = /page=(\d+)/.exec(link.getAttribute('href') ?? '') ?? [];
    if (to) setPage(Number(to));
  };
  return (
    <div onClickCapture={follow} className="p-5">
      <h1>List, page {page}</h1>
      {children(page)}
    </div>
  );
}

export function Ours() {
  return (
    <Server>{(page) => <PlainPagination page={page} total={TOTAL} perPage={PER_PAGE} />}</Server>
  );
}

/** The loop that stands in the answers to "shadcn pagination ellipsis". */
function numbersFor(page: number): (number | 'ellipsis')[] {
  const numbers: (number | 'ellipsis')[] = [1];
  if (page > 3) numbers.push('ellipsis');
  for (let at = Math.max(2, page - 1); at <= Math.min(PAGES - 1, page + 1); at++) numbers.push(at);
  if (page < PAGES - 2) numbers.push('ellipsis');
  numbers.push(PAGES);
  return numbers;
}

const LINK =
  'inline-flex h-9 items-center justify-center gap-1 rounded-md text-sm font-medium whitespace-nowrap';

/** `pagination` of shadcn/ui. */
export function Rival() {
  return (
    <Server>
      {(page) => (
        <nav aria-label="pagination" className="mx-auto flex w-full justify-center">
          <ul className="flex flex-row items-center gap-1">
            <li>
              <a
                aria-label="Go to previous page"
                href={`?page=${Math.max(1, page - 1)}`}
                className={`${LINK} px-2.5`}
              >
                <ChevronLeft className="size-4" />
                <span className="hidden sm:block">Previous</span>
              </a>
            </li>
            {numbersFor(page).map((one, at) => (
              <li key={`${at} ${one}`}>
                {one === 'ellipsis' ? (
                  <span aria-hidden className="flex size-9 items-center justify-center">
                    <MoreHorizontal className="size-4" />
                  </span>
                ) : (
                  <a
                    href={`?page=${one}`}
                    aria-current={one === page ? 'page' : undefined}
                    className={`${LINK} size-9 ${one === page ? 'border' : ''}`}
                  >
                    {one}
                  </a>
                )}
              </li>
            ))}
            <li>
              <a
                aria-label="Go to next page"
                href={`?page=${Math.min(PAGES, page + 1)}`}
                className={`${LINK} px-2.5`}
              >
                <span className="hidden sm:block">Next</span>
                <ChevronRight className="size-4" />
              </a>
            </li>
          </ul>
        </nav>
      )}
    </Server>
  );
}
