import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { browserApi } from '../../../api/browser-api.ts';
import { notify } from '../../../ui/notify.ts';
import { askForDownload } from '../queries.ts';

const FAILED = 'The download could not be started. Please try again.';
const CLASSES =
  'inline-flex min-h-6 items-center rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11';
const OUTSIDE = { target: '_blank', rel: 'noreferrer' } as const;

/** Uses the same download endpoint as members. An admin always has access. */
const fetchZip = async ({ _id }: TemplateRecord) => {
  try {
    location.assign(await askForDownload(browserApi, _id));
  } catch (error) {
    notify({ title: error instanceof Error ? error.message : FAILED, tone: 'danger' });
  }
};

/** The links to preview and download. */
export function TemplateLinks({ item }: { item: TemplateRecord }) {
  const name = <span className="sr-only">&nbsp;of {item.title}</span>;
  const outside = <span className="sr-only">&nbsp;(opens in a new tab)</span>;
  return (
    <span className="inline-flex gap-3.5 whitespace-nowrap">
      <a href={item.previewUrl} className={CLASSES} {...OUTSIDE}>
        Preview{name}
        {outside}
      </a>
      {item.file ? (
        <button type="button" className={CLASSES} onClick={() => void fetchZip(item)}>
          Download{name}
        </button>
      ) : (
        <a href={item.downloadUrl} className={CLASSES} {...OUTSIDE}>
          Download{name}
          {outside}
        </a>
      )}
    </span>
  );
}
