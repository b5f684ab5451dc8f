'use client';

import { ChevronRight, PanelLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { PlainSidebar } from './component.tsx';

const names = (of: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: `${of} ${at + 1}`,
    href: `#${of.toLowerCase()}-${at + 1}`,
  }));

const GROUPS = [
  { id: 'month', label: 'Month', entries: names('Ledger', 4) },
  { id: 'clients', label: 'Clients', entries: names('Shop', 24) },
  { id: 'set-up', label: 'Set up', entries: names('Rule', 5) },
];
const CURRENT = '#shop-20';

/** The page that both versions stand on. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-screen bg-white text-neutral-900 md:flex">
      {children}
      <main className="flex-1 p-9">
        <h1 className="text-4xl font-semibold">October</h1>
        <p>13 lines wait for an answer.</p>
      </main>
    </div>
  );
}

export function Ours() {
  return (
    <Page>
      <PlainSidebar id="promise" groups={GROUPS} current={CURRENT} />
    </Page>
  );
}

function Collapsible({ group }: { group: (typeof GROUPS)[number] }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className="p-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-8 w-full items-center rounded-md px-2 text-sm font-medium"
      >
        {group.label}
        <ChevronRight className={`ms-auto size-4 ${isOpen ? 'rotate-90' : ''}`} />
      </button>
      {isOpen && (
        <ul className="flex flex-col gap-1">
          {group.entries.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                data-active={href === CURRENT}
                className="flex h-8 items-center rounded-md px-2 text-sm data-[active=true]:bg-neutral-100 data-[active=true]:font-medium"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `useIsMobile` of shadcn/ui. */
function useIsMobile() {
  const [isMobile, setIsMobile] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    const list = matchMedia('(max-width: 767px)');
    const look = () => setIsMobile(list.matches);
    list.addEventListener('change', look);
    look();
    return () => list.removeEventListener('change', look);
  }, []);
  return Boolean(isMobile);
}

/** After `sidebar-07` of shadcn/ui: groups that collapse, and a sheet on phones. */
export function Rival() {
  const isMobile = useIsMobile();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const content = GROUPS.map((group) => <Collapsible key={group.id} group={group} />);
  return (
    <Page>
      {isMobile ? (
        <>
          <button
            type="button"
            aria-label="Toggle Sidebar"
            onClick={() => setIsSheetOpen(!isSheetOpen)}
            className="m-4 grid size-7 place-items-center md:hidden"
          >
            <PanelLeft className="size-4" />
          </button>
          {isSheetOpen && (
            <div
              role="dialog"
              aria-label="Sidebar"
              className="fixed inset-y-0 start-0 w-72 overflow-auto bg-white"
            >
              {content}
            </div>
          )}
        </>
      ) : (
        <div className="sticky top-0 hidden h-svh w-64 flex-col overflow-auto border-e md:flex">
          {content}
        </div>
      )}
    </Page>
  );
}
