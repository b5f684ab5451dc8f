import clsx from 'clsx';
import { CopyTextButton } from './copy-text-button.tsx';

type CommandLineProps = {
  /** What the command does, for screen readers: 'Copy the command that …'. */
  label: string;
  command: string;
  className?: string;
};

/** One command for a terminal, with a button that copies it. */
export const CommandLine = ({ label, command, className }: CommandLineProps) => (
  <div
    className={clsx(
      'flex min-w-0 items-center gap-2 rounded-md bg-sunken pl-3.5 font-mono text-[0.8125rem]',
      className,
    )}
  >
    <span aria-hidden="true" className="text-ink-faint select-none">
      $
    </span>
    <code className="min-w-0 flex-1 py-2.5 wrap-anywhere text-ink">{command}</code>
    <CopyTextButton text={command} label={label} />
  </div>
);
