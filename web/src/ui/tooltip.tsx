import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

type TooltipProps = {
  text: string;
  /** The control it explains. It must have a name of its own, because screen readers do not read the tooltip. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  defaultOpen?: boolean;
};

export function Tooltip({ text, children, side = 'top', defaultOpen = false }: TooltipProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} collisionPadding={8} className="z-20">
          <Base.Popup className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-xs text-canvas transition-opacity duration-[120ms] ease-out wrap-anywhere data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
