import { Check, Copy } from 'lucide-react';
import { Button, type ButtonVariant } from './button.tsx';
import { notify } from './notify.ts';
import { useCopyText } from './use-copy-text.ts';

type CopyTextButtonProps = {
  text: string;
  /** What it is, as in 'Copy the key'. */
  label: string;
  /** Shown on the button. Without words it is an icon. */
  words?: string;
  variant?: ButtonVariant;
  className?: string;
  onCopied?: () => void;
};

const REFUSED = 'Your browser does not let this page copy. Select the text and copy it by hand.';

/** Copies a text that is visible beside it. */
export function CopyTextButton({
  text,
  label,
  words,
  variant = 'text',
  className,
  onCopied,
}: CopyTextButtonProps) {
  const { isCopied, copy } = useCopyText(
    () => notify({ title: REFUSED, tone: 'danger' }),
    onCopied,
  );
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button
        variant={variant}
        size={words === undefined ? 'icon' : 'md'}
        {...(className !== undefined && { className })}
        {...(words === undefined && { 'aria-label': `Copy ${label}` })}
        onClick={() => copy(text)}
      >
        <Icon aria-hidden="true" className="size-4" />
        {words !== undefined && (isCopied ? 'Copied!' : words)}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied.'}
      </span>
    </>
  );
}
