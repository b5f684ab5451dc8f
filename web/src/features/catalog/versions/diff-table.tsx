import clsx from 'clsx';
import type { Ref } from 'react';
import { type DiffBlock, type DiffLine, inOneColumn, keyOf } from './diff-rows.ts';

type DiffTableProps = {
  blocks: readonly DiffBlock[];
  from: number;
  to: number;
  isBeside: boolean;
  /** Gets the focus and the first row of each change, by its place. */
  changeRef: (place: number) => Ref<HTMLTableRowElement>;
};

const LOOKS: Record<DiffLine['kind'], { row: string; mark: string; sign: string; word: string }> = {
  same: { row: '', mark: '', sign: '', word: '' },
  added: {
    row: 'bg-positive-soft',
    mark: 'bg-positive/25 font-semibold',
    sign: '+',
    word: 'Added: ',
  },
  removed: {
    row: 'bg-danger-soft',
    mark: 'bg-danger/25 font-semibold line-through decoration-danger/60',
    sign: '−',
    word: 'Removed: ',
  },
};

/** Lines are told apart by a sign and, for screen readers, by a word. The colour only repeats it. */
export function DiffTable({ blocks, from, to, isBeside, changeRef }: DiffTableProps) {
  const width = isBeside ? 4 : 3;
  return (
    <table className="w-full table-fixed border-collapse font-mono text-[0.8125rem] leading-[1.6] [tab-size:2]">
      <caption className="sr-only">
        What differs between v{from} and v{to}
      </caption>
      <colgroup>
        {isBeside ? (
          <>
            <col className="w-12" />
            <col />
            <col className="w-12" />
            <col />
          </>
        ) : (
          <>
            <col className="w-10" />
            <col className="w-10" />
            <col />
          </>
        )}
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">Line in v{from}</th>
          {isBeside && <th scope="col">v{from}</th>}
          <th scope="col">Line in v{to}</th>
          <th scope="col">{isBeside ? `v${to}` : 'Code'}</th>
        </tr>
      </thead>
      {blocks.map((block, index) =>
        block.kind === 'skipped' ? (
          <tbody key={`before ${keyOf(blocks[index + 1]?.rows[0]?.from)}`}>
            <tr>
              <td colSpan={width} className="bg-sunken px-4 py-0.5 text-ink-muted">
                {block.count === 1 ? '1 line the same' : `${block.count} lines the same`}
              </td>
            </tr>
          </tbody>
        ) : (
          <tbody key={keyOf(block.rows[0]?.from, block.rows[0]?.to)}>
            {isBeside
              ? block.rows.map((row, at) => (
                  <tr key={keyOf(row.from, row.to)} {...firstOf(block, at, changeRef)}>
                    <Side line={row.from} />
                    <Side line={row.to} isSecond />
                  </tr>
                ))
              : inOneColumn(block.rows).map((line, at) => (
                  <tr key={keyOf(line)} {...firstOf(block, at, changeRef)}>
                    <LineNumber
                      number={line.kind === 'added' ? null : line.number}
                      kind={line.kind}
                    />
                    <LineNumber
                      number={line.kind === 'removed' ? null : secondNumber(block, line, at)}
                      kind={line.kind}
                    />
                    <Code line={line} />
                  </tr>
                ))}
          </tbody>
        ),
      )}
    </table>
  );
}

const firstOf = (block: DiffBlock, at: number, changeRef: DiffTableProps['changeRef']) =>
  block.kind === 'change' && at === 0
    ? {
        ref: changeRef(block.place),
        tabIndex: -1,
        'aria-label': `Change ${block.place}`,
        className: 'scroll-mt-24 outline-offset-[-2px] focus:outline-2 focus:outline-accent',
      }
    : {};

/** The same line has another number in the newer version. */
const secondNumber = (block: DiffBlock, line: DiffLine, at: number): number | null =>
  block.kind === 'same' ? (block.rows[at]?.to?.number ?? null) : line.number;

type LineNumberProps = { number: number | null; kind: DiffLine['kind']; hasEdge?: boolean };

const LineNumber = ({ number, kind, hasEdge = false }: LineNumberProps) => (
  <td
    className={clsx(
      'px-1.5 text-right align-top text-ink-muted tabular-nums select-none',
      LOOKS[kind].row,
      hasEdge && 'border-l border-line',
    )}
  >
    {number}
  </td>
);

function Side({ line, isSecond = false }: { line: DiffLine | null; isSecond?: boolean }) {
  if (!line)
    return (
      <td colSpan={2} className={clsx('bg-sunken', isSecond && 'border-l border-line')}>
        <span className="sr-only">No line</span>
      </td>
    );
  return (
    <>
      <LineNumber number={line.number} kind={line.kind} hasEdge={isSecond} />
      <Code line={line} />
    </>
  );
}

function Code({ line: { kind, text, mark } }: { line: DiffLine }) {
  const { row, sign, word, mark: look } = LOOKS[kind];
  return (
    <td className={clsx('relative pr-3 pl-5 align-top text-ink', row)}>
      <span aria-hidden="true" className="absolute left-1 text-ink-muted select-none">
        {sign}
      </span>
      <code className="block whitespace-pre-wrap wrap-anywhere">
        {word && <span className="sr-only">{word}</span>}
        {mark ? (
          <>
            {text.slice(0, mark.start)}
            <mark className={clsx('rounded-[2px] text-ink', look)}>
              {text.slice(mark.start, mark.end)}
            </mark>
            {text.slice(mark.end)}
          </>
        ) : (
          text
        )}
      </code>
    </td>
  );
}
