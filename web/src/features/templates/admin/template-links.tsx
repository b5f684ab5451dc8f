import { ArrowUpRight, Download } from 'lucide-react';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { browserApi } from '../../../lib/browser-api.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { askForDownload } from '../api.ts';

const FAILED = 'The download could not be started. Please try again.';
const CLASSES = buttonClasses('text', 'sm', 'px-2.5 whitespace-nowrap pointer-coarse:min-h-11');
const OUTSIDE = { target: '_blank', rel: 'noreferrer' } as const;

/** A zip of ours leaves by the same door as for everybody, which an admin may always pass. */
const fetchZip = async ({ _id }: TemplateRecord) => {
  try {
    location.assign(await askForDownload(browserApi, _id));
  } catch (error) {
    notify({ title: error instanceof Error ? error.message : FAILED, tone: 'danger' });
  }
};

/** Where it can be looked at and where it is fetched from. */
export function TemplateLinks({ item }: { item: TemplateRecord }) {
  const name = <span className="sr-only"> of {item.title}</span>;
  const outside = <span className="sr-only"> (opens in a new tab)</span>;
  return (
    <span className="-ml-2.5 inline-flex flex-wrap">
      <a href={item.previewUrl} className={CLASSES} {...OUTSIDE}>
        <ArrowUpRight aria-hidden="true" className="size-4" />
        Preview{name}
        {outside}
      </a>
      {item.file ? (
        <button type="button" className={CLASSES} onClick={() => void fetchZip(item)}>
          <Download aria-hidden="true" className="size-4" />
          Download{name}
        </button>
      ) : (
        <a href={item.downloadUrl} className={CLASSES} {...OUTSIDE}>
          <Download aria-hidden="true" className="size-4" />
          Download{name}
          {outside}
        </a>
      )}
    </span>
  );
}
