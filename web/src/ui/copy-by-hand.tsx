import { useRef } from 'react';
import { Dialog, DialogClose } from './dialog.tsx';

export type CopyByHandProps = {
  title: string;
  code: string;
  onCopied: () => void;
  onClose: () => void;
};

/** For browsers that refuse every clipboard method: shows the code selected, ready to copy by keyboard. */
export function CopyByHand({ title, code, onCopied, onClose }: CopyByHandProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Copy by hand"
      description="Your browser does not let this page reach the clipboard. The code is selected: press Ctrl C or ⌘ C."
      size="md"
      initialFocus={area}
      actions={<DialogClose>Done</DialogClose>}
    >
      <textarea
        ref={area}
        readOnly
        rows={10}
        aria-label={`Code of ${title}`}
        value={code}
        onFocus={({ target }) => target.select()}
        onCopy={onCopied}
        className="w-full resize-none rounded-md border border-control-line bg-sunken p-3 font-mono text-xs text-ink"
      />
    </Dialog>
  );
}
