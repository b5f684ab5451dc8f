import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TIME_ZONE } from '@tessera/contract/constants';
import type { TemplateDetail } from '@tessera/contract/templates';
import type { Downloads } from './download.ts';
import { TemplateEntry } from './template-entry.tsx';

const MEGABYTE = 1024 * 1024;

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: TIME_ZONE });

const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`;

type TemplatePageProps = { template: TemplateDetail; downloads: Downloads; children?: ReactNode };

export function TemplatePage({ template, downloads, children }: TemplatePageProps) {
  const { version, updatedAt, archive, tags, stack, licence, pages } = template;
  const facts = [
    ['Built with', stack.join(' · ')],
    ['Licence', licence],
    ['Pages', pages.join(', ')],
    ['Size', archive ? sizeOf(archive.bytes) : ''],
    ['Version', `${version} · ${day.format(new Date(updatedAt))}`],
    ['Tags', tags.join(', ')],
  ].filter(([, value]) => value !== '') as [string, string][];
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container)+4rem)] px-4.5 pt-8 pb-20 sm:px-8">
      <nav aria-label="Breadcrumb" className="mb-8 text-sm">
        <Link to="/templates" className="text-ink-muted underline-offset-4 hover:underline">
          All templates
        </Link>
      </nav>
      <TemplateEntry template={template} downloads={downloads} eager>
        <dl className="mt-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {archive && (
          <details className="mt-5 text-sm">
            <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-muted hover:text-ink">
              Check the download
            </summary>
            <p className="mt-2 text-ink-muted">The SHA-256 of the zip file:</p>
            <p className="mt-1 font-mono text-xs wrap-anywhere">{archive.sha256}</p>
          </details>
        )}
      </TemplateEntry>
      {children}
    </div>
  );
}
