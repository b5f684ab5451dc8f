import { FileDrop } from '../../../ui/file-drop.tsx';
import type { FileItem } from '../../../ui/file-row.tsx';
import { formatSize } from '../../../ui/file-size.ts';
import { RequiredLabel } from '../../../ui/required-label.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { AddressField } from './address-field.tsx';
import type { FormValues } from './form-values.ts';
import type { Zip, ZipState } from './use-zip.ts';

const number = new Intl.NumberFormat('en-IN');

type DownloadFieldProps = {
  id: string;
  values: Pick<FormValues, 'source' | 'downloadUrl'>;
  onChange: (change: Partial<FormValues>) => void;
  zip: Zip;
  error: string | undefined;
  disabled: boolean;
};

/** The download of a template: a URL, or an uploaded zip, which is checked before it can be published. */
export function DownloadField({ id, values, onChange, zip, error, disabled }: DownloadFieldProps) {
  const isUrl = values.source === 'url';
  const row = zip.state && rowOf(zip.state);
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5 text-sm">
        {/* A visual label only. The field has its own accessible name. */}
        <span aria-hidden="true" className="font-strong">
          <RequiredLabel>{isUrl ? 'Download URL' : 'Zip file'}</RequiredLabel>
        </span>
        <SegmentedControl
          label="Download by"
          size="sm"
          value={values.source}
          onChange={(source) => onChange({ source })}
          options={[
            { value: 'url', label: 'URL', disabled },
            { value: 'zip', label: 'Zip file', disabled },
          ]}
        />
      </div>
      {isUrl ? (
        <AddressField
          id={id}
          label="Download URL"
          hideLabel
          value={values.downloadUrl}
          onChange={(downloadUrl) => onChange({ downloadUrl })}
          error={error}
          disabled={disabled}
        />
      ) : (
        <FileDrop
          id={id}
          label="Zip file"
          required
          hideLabel
          hint="Up to 100 MB. It is looked through before it can be published."
          accept={['.zip']}
          multiple={false}
          files={row ? [row] : []}
          onAdd={([first]) => (first ? zip.choose(first) : false)}
          onRemove={zip.drop}
          onRetry={zip.retry}
          error={zip.refused ?? (error && row?.error ? 'Choose another zip file.' : error)}
          disabled={disabled}
        />
      )}
      <p role="status" className="sr-only">
        {!isUrl && zip.state && wordsOf(zip.state)}
      </p>
    </div>
  );
}

/** The state of the zip as text. */
function wordsOf(state: ZipState): string {
  if (state.phase === 'sending') return `Uploading ${state.zip.name}`;
  if (state.phase === 'failed') return state.reason;
  const { status, entries = 0, bytes = 0, reason = '' } = state.record;
  if (status === 'good')
    return `Checked and good: ${entries === 1 ? '1 entry' : `${number.format(entries)} entries`}, ${formatSize(bytes)}`;
  return status === 'refused' ? `Refused. ${reason}`.trim() : 'Checking the zip…';
}

function rowOf(state: ZipState): FileItem {
  const text = wordsOf(state);
  if (state.phase === 'sending') {
    const { name, size } = state.zip;
    const removal = `Cancel the upload of ${name}`;
    return { id: 'zip', name, size, progress: state.percent, removal };
  }
  if (state.phase === 'failed') {
    const { name, size } = state.zip;
    return { id: 'zip', name, size: size || undefined, error: text, canRetry: true };
  }
  const { fileName: name, bytes: size, status } = state.record;
  if (status === 'refused') return { id: 'zip', name, size, error: text };
  const tone = status === 'good' ? 'positive' : 'busy';
  return { id: 'zip', name, size, note: { text, tone } };
}
