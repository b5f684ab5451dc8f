import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';
import { FindingList, optionId } from './finding-list.tsx';
import { useFindings } from './use-findings.ts';

const NAME = 'Search components, templates and pages';

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The command palette: one search field for everything in the shop. Arrow keys move, Enter opens, Escape closes. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);

  useEffect(() => {
    if (open) hasLeft.current = false;
  }, [open]);

  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-[120ms] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-30 flex items-start justify-center p-3 sm:p-6 sm:pt-[12vh]">
          <Base.Popup
            initialFocus={field}
            // After a navigation the focus goes to the heading of the new page instead.
            finalFocus={() => !hasLeft.current}
            className="flex max-h-[min(34rem,calc(100dvh-1.5rem))] w-full max-w-[38rem] flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-2 transition-[opacity,translate] duration-[120ms] ease-out outline-none focus-visible:shadow-2 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
          >
            <Base.Title className="sr-only">Search Tessera</Base.Title>
            <Search
              field={field}
              onLeave={() => {
                hasLeft.current = true;
                onOpenChange(false);
              }}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type SearchProps = { field: RefObject<HTMLInputElement | null>; onLeave: () => void };

function Search({ field, onLeave }: SearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { findings, isLooking } = useFindings(words);
  const entries = findings.flatMap((finding) => finding.entries);
  const [chosen, setChosen] = useState(0);
  /** Enter was pressed before the results for the typed text arrived. */
  const isAwaited = useRef(false);
  const active = Math.min(chosen, entries.length - 1);

  const go = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onLeave();
    void navigate(entry.to);
  };
  useEffect(() => {
    if (!isAwaited.current || isLooking) return;
    isAwaited.current = false;
    go(active);
  });
  const move = (index: number) => {
    if (entries.length === 0) return;
    const next = (index + entries.length) % entries.length;
    setChosen(next);
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (entries.length === 0 && !isLooking)) return;
    const act = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      // While results are loading, the shown ones belong to older text.
      Enter: () => {
        if (isLooking) isAwaited.current = words !== '';
        else go(active);
      },
    }[event.key];
    if (!act) return;
    event.preventDefault();
    isAwaited.current = false;
    act();
  };

  return (
    <>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={NAME}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? optionId(id, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={NAME}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
          isAwaited.current = false;
        }}
        onKeyDown={onKeyDown}
        className="h-14 w-full shrink-0 border-b border-line bg-transparent px-5 text-base placeholder:text-ink-faint focus-visible:shadow-none [&::-webkit-search-cancel-button]:hidden"
      />
      <FindingList {...{ id, findings, active, isLooking }} onPoint={setChosen} onChoose={go} />
      <p role="status" className="sr-only">
        {!isLooking && (entries.length === 1 ? '1 result' : `${entries.length} results`)}
      </p>
      <p
        aria-hidden="true"
        className="flex shrink-0 gap-4 border-t border-line px-5 py-2.5 font-mono text-xs text-ink-faint max-sm:hidden"
      >
        <span>↑ ↓ move</span>
        <span>Enter opens</span>
        <span className="ml-auto">Esc closes</span>
      </p>
    </>
  );
}
