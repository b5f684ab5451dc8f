import { Toast } from '@base-ui/react/toast';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { listenForNotices, type NoticeTone } from './notify.ts';

const SHOWN_MS = 3000;
/** An action has to be read, decided and reached (WCAG 2.2.1 asks for twenty seconds). */
const SHOWN_WITH_ACTION_MS = 20_000;

const ICONS = {
  neutral: { Icon: Info, colour: 'text-ink-faint' },
  positive: { Icon: CircleCheck, colour: 'text-positive' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
};

const STACKED =
  'absolute right-0 bottom-0 w-full [transform:translateX(var(--toast-swipe-movement-x))_translateY(calc(var(--toast-swipe-movement-y)-var(--toast-offset-y)-var(--toast-index)*0.5rem))] ' +
  // The gap between two toasts counts as hovered too.
  'after:absolute after:inset-x-0 after:top-full after:h-2';

/**
 * The buttons of a drawer and of a dialog on a phone are at the bottom of the screen. So beside a
 * drawer on the right the toasts are on the left, and on phones they are below the panel's heading.
 */
const ASIDE =
  'sm:in-[:root:has([data-panel=right])]:right-auto sm:in-[:root:has([data-panel=right])]:left-6 max-sm:in-[:root:has([data-panel])]:top-44 max-sm:in-[:root:has([data-panel])]:bottom-auto';

const MOVES =
  'transition-[transform,opacity] duration-[220ms] ease-out data-ending-style:opacity-0 data-limited:opacity-0 data-starting-style:opacity-0 ' +
  'data-starting-style:[transform:translateY(1rem)] ' +
  'data-[swipe-direction=right]:data-ending-style:[transform:translateX(110%)_translateY(calc(0px-var(--toast-offset-y)-var(--toast-index)*0.5rem))]';

/**
 * Mount it once. Every `notify` message appears here for three seconds, with an action for twenty, longer under the
 * pointer or the focus.
 */
export function Toaster() {
  return (
    <Toast.Provider timeout={SHOWN_MS} limit={3}>
      <Stack />
    </Toast.Provider>
  );
}

function Stack() {
  const { toasts, add, close } = Toast.useToastManager<{ tone: NoticeTone }>();

  useEffect(
    () =>
      listenForNotices(({ title, description, tone = 'neutral', action }) => {
        const id = add({
          title,
          description,
          data: { tone },
          ...(action && {
            timeout: SHOWN_WITH_ACTION_MS,
            actionProps: {
              children: action.label,
              onClick: () => {
                action.onSelect();
                close(id);
              },
            },
          }),
        });
      }),
    [add, close],
  );

  return (
    <Toast.Portal>
      <Toast.Viewport
        className={clsx(
          'fixed right-4 bottom-4 left-4 z-40 outline-none focus-visible:shadow-none sm:right-6 sm:bottom-6 sm:left-auto sm:w-96',
          ASIDE,
        )}
      >
        {toasts.map((toast) => {
          const { Icon, colour } = ICONS[toast.data?.tone ?? 'neutral'];
          return (
            <Toast.Root
              key={toast.id}
              toast={toast}
              swipeDirection={['right', 'down']}
              className={clsx(
                STACKED,
                MOVES,
                'rounded-md border border-line bg-surface text-sm text-ink shadow-2 focus-visible:shadow-focus data-swiping:select-none',
              )}
            >
              <Toast.Content className="flex items-start gap-3 py-1.5 pr-1.5 pl-4">
                <Icon
                  aria-hidden="true"
                  className={clsx('mt-2.75 size-4.5 shrink-0 touch:mt-3.25', colour)}
                />
                <div className="min-w-0 flex-1 py-2.5 wrap-anywhere touch:py-3">
                  <Toast.Title render={<p />} className="font-strong" />
                  <Toast.Description className="mt-0.5 text-ink-muted" />
                </div>
                <Toast.Action className="min-h-10 shrink-0 rounded-sm px-2.5 font-strong text-accent hover:bg-sunken touch:min-h-11" />
                <Toast.Close
                  aria-label="Dismiss"
                  // Otherwise hidden from screen readers until hover, although the keyboard reaches it.
                  aria-hidden={false}
                  className="grid size-10 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-sunken hover:text-ink touch:size-11"
                >
                  <X aria-hidden="true" className="size-4" />
                </Toast.Close>
              </Toast.Content>
            </Toast.Root>
          );
        })}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
