import clsx from 'clsx';
import { Check, Copy, Download } from 'lucide-react';
import { formatShortDate } from '@tessera/contract/days';
import type { ComponentVersion } from '@tessera/contract/versions';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatGrowth, formatWeight, KIND_TITLES } from './words.ts';

/** What can be done with a version. Left out for those who may not read the code. */
export type VersionTools = {
  copy: (number: number) => void;
  /** Left out for visitors: a file is for members, as a copy is. */
  download?: ((number: number) => void) | undefined;
  copied: number | null;
  pending: number | null;
};

type VersionListProps = {
  versions: readonly ComponentVersion[];
  /** The version that the visitor copied last, if a newer one is out. */
  yours: number | undefined;
  tools: VersionTools | undefined;
};

export const VersionList = ({ versions, yours, tools }: VersionListProps) => (
  <ol aria-label="Versions, newest first" className="grid content-start">
    {versions.map((version, index) => (
      <Version
        key={version.number}
        version={version}
        before={versions[index + 1]}
        isYours={version.number === yours}
        tools={tools}
      />
    ))}
  </ol>
);

type VersionProps = {
  version: ComponentVersion;
  before: ComponentVersion | undefined;
  isYours: boolean;
  tools: VersionTools | undefined;
};

function Version({ version, before, isYours, tools }: VersionProps) {
  const { number, publishedAt, note, isCurrent } = version;
  return (
    <li className="group relative grid gap-2 pb-7 pl-7">
      <span
        aria-hidden="true"
        className="absolute top-5 bottom-0 left-[0.40625rem] w-px bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-1.5 left-0 size-3.5',
          isCurrent && 'rounded-br-full bg-accent',
          !isCurrent && (isYours ? 'rounded-full bg-ink' : 'bg-line-strong'),
        )}
      />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <h3 className="text-lg">v{number}</h3>
        <time dateTime={publishedAt} className="font-mono text-xs text-ink-faint">
          {formatShortDate(new Date(publishedAt))}
        </time>
        <span className="ml-auto flex flex-wrap gap-1.5">
          {note && (
            <Badge tone={note.breaks ? 'danger' : 'positive'}>
              {note.breaks ? 'Breaks' : 'Nothing breaks'}
            </Badge>
          )}
          {isYours && <Badge>Yours</Badge>}
        </span>
      </div>
      {note ? (
        <ul className="grid gap-1.5 text-sm text-pretty text-ink-muted wrap-anywhere">
          {note.notes.map(({ kind, text }) => (
            <li key={`${kind} ${text}`}>
              <b className="font-strong text-ink">{KIND_TITLES[kind]}</b> {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">
          {number === 1 ? (
            <b className="font-strong text-ink">First version.</b>
          ) : (
            'Without a note.'
          )}
        </p>
      )}
      <Figures version={version} before={before} />
      {tools && <Tools number={number} tools={tools} />}
    </li>
  );
}

function Figures({ version, before }: Pick<VersionProps, 'version' | 'before'>) {
  const { lines, linesAdded, linesRemoved, gzipBytes } = version;
  const weight =
    formatGrowth(version, before) || (gzipBytes === undefined ? '' : formatWeight(gzipBytes));
  return (
    <p className="flex flex-wrap gap-x-3 font-mono text-xs text-ink-faint">
      {linesAdded === null || linesRemoved === null ? (
        <span>{lines === 1 ? '1 line' : `${lines} lines`}</span>
      ) : (
        <span>
          <span aria-hidden="true">
            +{linesAdded} −{linesRemoved}
          </span>
          <span className="sr-only">
            {linesAdded} lines added, {linesRemoved} removed
          </span>
        </span>
      )}
      {weight && <span>{weight}</span>}
    </p>
  );
}

function Tools({ number, tools }: { number: number; tools: VersionTools }) {
  const { copy, download, copied, pending } = tools;
  const Icon = copied === number ? Check : Copy;
  return (
    <div className="-ml-3.5 flex flex-wrap">
      <Button variant="text" size="sm" loading={pending === number} onClick={() => copy(number)}>
        <Icon aria-hidden="true" className="size-4" />
        {copied === number ? 'Copied!' : `Copy v${number}`}
      </Button>
      {download && (
        <Button variant="text" size="sm" onClick={() => download(number)}>
          <Download aria-hidden="true" className="size-4" />
          Download<span className="sr-only"> v{number}</span>
        </Button>
      )}
    </div>
  );
}
