import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { type Copyable, type Copying, copyIdOf } from '../../state/copy-code.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';

export type CopyButtonProps = Pick<Copying<Copyable>, 'copy' | 'copiedId' | 'pendingId'> & {
  item: Copyable;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  label?: string;
};

export function CopyButton({
  item,
  copy,
  copiedId,
  pendingId,
  label = 'Copy code',
  ...look
}: CopyButtonProps) {
  const id = copyIdOf(item);
  const copied = copiedId === id;
  const Icon = copied ? Check : Copy;
  return (
    <Button
      {...look}
      className={clsx('shrink-0 whitespace-nowrap', look.className)}
      loading={pendingId === id}
      onClick={() => copy(item)}
    >
      <Icon aria-hidden="true" className="size-4" />
      {copied ? 'Copied!' : label}
    </Button>
  );
}
