import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { accountApi } from '../../api/account-api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { notify } from '../../ui/notify.ts';

const FILE_NAME = 'tessera-my-data.json';

/** Saves everything that the shop holds about the user as a file. */
export const useDataDownload = () =>
  useMutation({
    mutationFn: () =>
      accountApi.call(
        'exportAccount',
        {},
        { fallbackMessage: 'Failed to gather your data. Please try again.' },
      ),
    onSuccess: (everything) =>
      saveFile(
        new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }),
        FILE_NAME,
      ),
    onError: (error) => notify({ title: error.message, tone: 'danger' }),
  });

export function DownloadData() {
  const download = useDataDownload();
  return (
    <Card as="section" padding="lg">
      <CardTitle>Your data</CardTitle>
      <p className="mt-1.5 text-sm text-ink-muted">
        Everything we hold about you, as one JSON file.
      </p>
      <Button className="mt-4" loading={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" className="size-4" />
        Download My Data
      </Button>
    </Card>
  );
}
