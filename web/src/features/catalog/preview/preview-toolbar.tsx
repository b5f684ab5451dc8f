import clsx from 'clsx';
import { ExternalLink, Moon, Pause, RotateCw, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FrameSettings } from '@tessera/contract/preview-frame';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { View } from './view.ts';

const WIDTHS = [390, 768, 1280] as const;

type PreviewToolbarProps = {
  view: View;
  onChange: (change: Partial<View>) => void;
  /** What the frame shows now: choices, and where there is none, what the visitor's system says. */
  settings: FrameSettings;
  /** The width as shown now, in pixels. Zero until it is known. */
  shownWidth: number;
  onRestart: () => void;
  /** The address of the component alone. */
  aloneUrl: string;
  /** Controls of the visitor's brand. */
  children?: ReactNode;
};

/** How the live component is looked at. A narrow page has only what is of use there. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { view, onChange, settings, shownWidth, onRestart, aloneUrl, children } = props;
  return (
    <div role="group" aria-label="Preview" className="flex flex-wrap items-center gap-2">
      <div className="flex items-center gap-2 max-sm:hidden">
        <SegmentedControl
          label="Width"
          size="sm"
          className="font-mono"
          options={[
            ...WIDTHS.map((width) => ({ value: String(width), label: String(width) })),
            { value: 'full', label: 'Full' },
          ]}
          value={view.width === null ? 'full' : String(view.width)}
          onChange={(value) => onChange({ width: value === 'full' ? null : Number(value) })}
        />
        <output className="min-w-16 font-mono text-xs text-ink-muted max-lg:hidden">
          {shownWidth > 0 && `${Math.round(shownWidth)} px`}
        </output>
      </div>
      <SegmentedControl
        label="Theme of the preview"
        size="sm"
        options={[
          { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
          { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
        ]}
        hasLabels={false}
        value={settings.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <SegmentedControl
        label="Direction of the preview"
        size="sm"
        className="font-mono"
        options={[
          { value: 'ltr', label: 'LTR' },
          { value: 'rtl', label: 'RTL' },
        ]}
        value={view.direction}
        onChange={(direction) => onChange({ direction })}
      />
      {children}
      <div className="flex items-center gap-2 max-sm:ml-auto">
        <button
          type="button"
          aria-pressed={settings.motion === 'reduce'}
          aria-label="Reduced motion"
          title="Reduced motion"
          onClick={() => onChange({ isStill: !view.isStill })}
          className={clsx(TOOL, 'max-sm:hidden aria-pressed:bg-sunken aria-pressed:text-ink')}
        >
          <Pause aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label="Restart the preview"
          title="Restart the preview"
          onClick={onRestart}
          className={clsx(TOOL, 'max-sm:hidden')}
        >
          <RotateCw aria-hidden="true" className="size-4" />
        </button>
        <a
          href={aloneUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open the preview alone, in a new tab"
          title="Open alone"
          className={TOOL}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </div>
    </div>
  );
}

const TOOL =
  'grid size-9 shrink-0 place-items-center rounded-md border border-control-line bg-surface text-ink-muted transition-colors duration-[120ms] hover:text-ink pointer-coarse:size-11';
