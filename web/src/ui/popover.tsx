import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

type PopoverProps = {
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  defaultOpen?: boolean;
};

/** A panel of controls beside the button that opens it. The page behind it stays usable. */
export function Popover({ trigger, title, children, defaultOpen = false }: PopoverProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-20 outline-none"
        >
          <Base.Popup className="max-h-(--available-height) w-[min(22rem,calc(100vw-1.5rem))] overflow-y-auto rounded-lg border border-line bg-surface p-4 text-sm text-ink shadow-2 outline-none transition-opacity duration-[120ms] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.Title className="mb-3 text-base font-strong">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
