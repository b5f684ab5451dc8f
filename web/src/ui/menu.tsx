import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';

type MenuProps = {
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

export function Menu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  defaultOpen = false,
  onOpenChange,
}: MenuProps) {
  return (
    <Base.Root
      defaultOpen={defaultOpen}
      onOpenChange={(open) => onOpenChange?.(open)}
      modal={false}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-20 outline-none"
        >
          <Base.Popup className="max-h-[min(28rem,var(--available-height))] max-w-[min(20rem,calc(100vw-1.5rem))] min-w-48 overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-sm text-ink shadow-2 outline-none transition-opacity duration-[120ms] ease-out focus-visible:shadow-2 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemClasses = (danger: boolean) =>
  clsx(
    'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2 leading-snug outline-none select-none wrap-anywhere touch:min-h-11',
    'focus-visible:shadow-none data-disabled:cursor-default data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    danger
      ? 'text-danger data-highlighted:bg-danger-soft'
      : 'text-ink data-highlighted:bg-sunken [&_svg]:text-ink-muted',
  );

type MenuItemProps = {
  children: ReactNode;
  onSelect: () => void;
  /** For a destructive action: red, with an icon and a verb. */
  danger?: boolean;
  disabled?: boolean;
};

export function MenuItem({ children, onSelect, danger = false, disabled = false }: MenuItemProps) {
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={itemClasses(danger)}>
      {children}
    </Base.Item>
  );
}

/** Wraps any link, such as a router link or an anchor. */
export function MenuLink({ children }: { children: ReactElement }) {
  return <Base.LinkItem closeOnClick render={children} className={itemClasses(false)} />;
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

/** A group of items with a heading. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 py-1.5 font-mono text-xs text-ink-faint wrap-anywhere">
        {label}
      </Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
