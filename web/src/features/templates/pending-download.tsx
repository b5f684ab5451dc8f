import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { forgetBegun, isBegun } from '../../lib/begun-errand.ts';
import { readIntent } from '../../lib/intent.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

type PendingDownloadProps = {
  titleOf: (templateId: string) => string | undefined;
  onDownload: (templateId: string) => void;
};

/** Spec 6: the download somebody began before they had to sign in starts; one that only an address asks for is offered. */
export function PendingDownload({ titleOf, onDownload }: PendingDownloadProps) {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const [askedId, setAskedId] = useState<string | null>(null);
  const { action, templateId } = readIntent(search);
  const wantedId = user?.isVerified && action === 'download' ? templateId : undefined;

  const begin = useEffectEvent((id: string) => {
    setSearch(
      (parameters) => {
        parameters.delete('action');
        parameters.delete('templateId');
        return parameters;
      },
      { replace: true, preventScrollReset: true },
    );
    const isMine = isBegun({ action: 'download', templateId: id });
    forgetBegun();
    if (isMine) onDownload(id);
    else setAskedId(id);
  });
  useEffect(() => {
    if (wantedId !== undefined) begin(wantedId);
  }, [wantedId]);

  if (askedId === null) return null;
  return (
    <Dialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) setAskedId(null);
      }}
      title="Download this template?"
      description={`The link you followed asks to download ${titleOf(askedId) ?? 'a template'}.`}
      actions={
        <>
          <DialogClose>Not now</DialogClose>
          <Button
            variant="primary"
            onClick={() => {
              setAskedId(null);
              onDownload(askedId);
            }}
          >
            Download Template
          </Button>
        </>
      }
    />
  );
}
