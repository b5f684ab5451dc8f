import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readIntent } from '../../state/intent.ts';
import { forgetIntent, isPendingIntent } from '../../state/pending-intent.ts';
import { useSession } from '../../state/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

type PendingDownloadProps = {
  titleOf: (templateId: string) => string | undefined;
  onDownload: (templateId: string) => void;
};

/**
 * Spec 6: a download that the visitor started before signing in starts now. One that comes only
 * from a URL asks first.
 */
export function PendingDownload({ titleOf, onDownload }: PendingDownloadProps) {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const [asked, setAsked] = useState<{ id: string; isPendingIntent: boolean } | null>(null);
  const { action, templateId } = readIntent(search);
  const wantedId = user?.isVerified && action === 'download' ? templateId : undefined;
  if (wantedId !== undefined && asked?.id !== wantedId)
    setAsked({
      id: wantedId,
      isPendingIntent: isPendingIntent({ action: 'download', templateId: wantedId }),
    });

  const begin = useEffectEvent(() => {
    setSearch(
      (parameters) => {
        parameters.delete('action');
        parameters.delete('templateId');
        return parameters;
      },
      { replace: true, preventScrollReset: true },
    );
    forgetIntent();
    if (asked?.isPendingIntent) onDownload(asked.id);
  });
  const isDue = wantedId !== undefined;
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);

  if (!asked || asked.isPendingIntent) return null;
  return (
    <Dialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) setAsked(null);
      }}
      title="Download this template?"
      description={`The link you followed asks to download ${titleOf(asked.id) ?? 'a template'}.`}
      actions={
        <>
          <DialogClose>Not now</DialogClose>
          <Button
            variant="primary"
            onClick={() => {
              setAsked(null);
              onDownload(asked.id);
            }}
          >
            Download Template
          </Button>
        </>
      }
    />
  );
}
