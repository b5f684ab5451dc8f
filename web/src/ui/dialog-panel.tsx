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
  /** Buttons at the bottom. The main action comes last. */
  actions?: ReactNode;
  /** Shows a mosaic at the top of the dialog. */
  mosaicSeed?: string;
  size?: keyof typeof SIZES;
  closeLabel?: string;
  /** The element that gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Event handlers of the panel itself. */
  listeners?: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onKeyDown'>;
};

/** The panel of dialogs and alert dialogs: on phones a sheet from the bottom, elsewhere a centred card. */
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
      {/* Also above a drawer, which would otherwise look usable. */}
      <Base.Backdrop
        forceRender
        className="fixed inset-0 z-30 bg-scrim transition-opacity duration-[220ms] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
      />
      <Base.Viewport className="fixed inset-0 z-30 flex items-end justify-center sm:items-center sm:p-6">
        <Base.Popup
          {...(initialFocus && { initialFocus })}
          {...listeners}
          data-panel={'dialog'}
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
          {/* Last in tab order, so that the focus starts at the content of the dialog. */}
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
