import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';

const SIDES = {
  left: 'left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full',
};

const WIDTHS = {
  md: 'w-[min(22.5rem,calc(100vw-3rem))]',
  lg: 'w-[min(34rem,calc(100vw-1.5rem))]',
};

type DrawerProps = {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  side?: keyof typeof SIDES;
  /** `lg` is for details that are read and edited. */
  width?: keyof typeof WIDTHS;
  closeLabel?: string;
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that gets the focus after closing, if there is no trigger. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** A dialog that slides in from the side: navigation on phones, details beside a table. */
export function Drawer({
  title,
  children,
  footer,
  side = 'right',
  width = 'md',
  closeLabel = 'Close',
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  finalFocus,
}: DrawerProps) {
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-[220ms] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...(finalFocus && { finalFocus })}
          data-panel={side}
          className={clsx(
            'fixed inset-y-0 z-30 flex flex-col border-line bg-surface text-ink shadow-2 outline-none focus-visible:shadow-2',
            'transition-[translate] duration-[220ms] ease-out',
            SIDES[side],
            WIDTHS[width],
          )}
        >
          <header className="flex min-h-16 shrink-0 items-center justify-between gap-3 border-b border-line pr-2.5 pl-5">
            <Base.Title className="min-w-0 py-2 text-lg leading-snug wrap-anywhere">
              {title}
            </Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-md text-ink-muted transition-colors duration-[120ms] ease-out hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 wrap-anywhere">
            {children}
          </div>
          {footer && (
            <footer className="flex shrink-0 flex-wrap gap-2.5 border-t border-line px-5 py-4">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
