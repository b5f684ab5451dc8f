import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Mosaic } from './mosaic.tsx';
import { ScrollRegion } from './scroll-region.tsx';

const SIZES = { sm: 'sm:max-w-[26.25rem]', md: 'sm:max-w-[35rem]', lg: 'sm:max-w-[50rem]' };

export type DialogPanelProps = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the one that goes ahead last. */
  actions?: ReactNode;
  /** Crowns the dialog with tiles. */
  mosaicSeed?: string;
  size?: keyof typeof SIZES;
  closeLabel?: string;
  /** Where focus goes first; otherwise to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Hears what happens on the panel itself. */
  listeners?: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onKeyDown'>;
};

/** The panel shared by dialogs and alert dialogs: a sheet from below on phones, a centred card elsewhere. */
export function DialogPanel({
  title,
  description,
  children,
  actions,
  mosaicSeed,
  size = 'sm',
  closeLabel = 'Close',
  initialFocus,
  listeners,
}: DialogPanelProps) {
  return (
    <Base.Portal>
      {/* Above a drawer too, which would otherwise look as if it could still be used. */}
      <Base.Backdrop
        forceRender
        className="fixed inset-0 z-30 bg-scrim transition-opacity duration-[220ms] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
      />
      <Base.Viewport className="fixed inset-0 z-30 flex items-end justify-center sm:items-center sm:p-6">
        <Base.Popup
          {...(initialFocus && { initialFocus })}
          {...listeners}
          className={clsx(
            'relative flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-lg bg-surface text-ink shadow-2 outline-none focus-visible:shadow-2 sm:max-h-full sm:rounded-lg dark:border dark:border-line',
            'transition-[opacity,translate] duration-[220ms] ease-out data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
            SIZES[size],
          )}
        >
          {mosaicSeed && (
            <Mosaic seed={mosaicSeed} columns={12} rows={3} className="h-24 w-full shrink-0" />
          )}
          <header
            className={clsx(
              'shrink-0 px-5 pt-5 sm:px-6.5 sm:pt-6',
              !mosaicSeed && 'pr-14 sm:pr-16',
            )}
          >
            <Base.Title className="text-xl wrap-anywhere">{title}</Base.Title>
            {description && (
              <Base.Description className="mt-2 text-ink-muted wrap-anywhere">
                {description}
              </Base.Description>
            )}
          </header>
          {children && (
            <ScrollRegion
              label={title}
              className="min-h-0 overscroll-contain px-5 pt-4 pb-1 wrap-anywhere sm:px-6.5"
            >
              {children}
            </ScrollRegion>
          )}
          <footer
            className={clsx(
              'flex shrink-0 flex-wrap justify-end gap-2.5 px-5 pb-5.5 sm:px-6.5',
              actions ? 'pt-5' : 'pt-0',
            )}
          >
            {actions}
          </footer>
          {/* Last in the order of tabs, so that focus starts at what the dialog is about. */}
          <Base.Close
            aria-label={closeLabel}
            className={clsx(
              'absolute grid size-11 place-items-center rounded-md text-ink-muted transition-colors duration-[120ms] ease-out hover:text-ink',
              mosaicSeed
                ? 'top-2 right-2 isolate before:absolute before:inset-1.5 before:-z-10 before:rounded-sm before:bg-surface'
                : 'top-3 right-3 hover:bg-sunken',
            )}
          >
            <X aria-hidden="true" className="size-5" />
          </Base.Close>
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}
