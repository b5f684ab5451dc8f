import { useState } from 'react';
import { downloadAdminFile } from '../../api/admin-file.ts';
import { useCreatorChoices } from '../../state/admin-creators.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ExportButton } from '../../ui/list-toolbar.tsx';
import { Select } from '../../ui/select.tsx';
import { recentMonths } from './recent-months.ts';

/** What one creator earned in one month, as a file. */
export function CreatorStatement() {
  const [months] = useState(() => recentMonths(new Date()));
  const [month, setMonth] = useState(months[0]!.value);
  const [creator, setCreator] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const creators = useCreatorChoices(creator);
  return (
    <Card as="section" aria-label="Creator statement" className="mt-3">
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-[34em]">
          <CardTitle>Creator statement</CardTitle>
          <p className="mt-1 text-sm text-pretty text-ink-muted">
            Every single sale and refund of a month, in Indian time. The share is what buyers paid,
            less GST; the shop pays the payment fee.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full">
          <Combobox
            label="Creator of the statement"
            hideLabel
            placeholder="Choose a creator"
            {...creators.props}
            value={creator}
            onChange={setCreator}
            className="w-64 max-sm:w-full"
          />
          <Select
            label="Month of the statement"
            hideLabel
            options={months}
            value={month}
            onChange={setMonth}
            className="w-44"
          />
          <ExportButton
            onExport={async () => {
              setFailure(null);
              if (creator !== null)
                await downloadAdminFile('exportStatement', {
                  params: { id: creator },
                  query: { month },
                });
            }}
            onFailure={setFailure}
            disabled={creator === null}
          />
        </div>
      </div>
    </Card>
  );
}
