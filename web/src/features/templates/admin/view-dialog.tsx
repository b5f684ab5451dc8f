import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { planTone } from '../../../lib/plan-tone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { formatSize } from '../../../ui/file-size.ts';
import { TemplatePictures } from '../template-pictures.tsx';
import { TemplateLinks } from './template-links.tsx';

/** Spec 2: all details of a template, read-only. */
export function ViewDialog({ item, onClose }: { item: TemplateRecord; onClose: () => void }) {
  const { title, subtitle, description, category, tags, file, subscriptionPlan: plan } = item;
  return (
    <Dialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={subtitle}
      size="lg"
    >
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] sm:gap-7">
        <TemplatePictures template={item} eager={false} />
        <dl className="grid content-start gap-4 text-sm">
          <Fact label="Category">{category}</Fact>
          <Fact label="Access level">
            <Badge tone={planTone(plan?.name)}>{plan?.name ?? 'Free'}</Badge>
          </Fact>
          <Fact label="Links">
            <TemplateLinks item={item} />
          </Fact>
          <Fact label="Tags">{tags.length === 0 ? 'None' : <Tags tags={tags} />}</Fact>
          <Fact label="Price">{formatRupees(item.price)}</Fact>
          <Fact label="Version">
            {item.version}, changed {formatShortDate(new Date(item.updatedAt))}
          </Fact>
        </dl>
        <div className="grid min-w-0 gap-5 sm:col-span-2">
          <p className="whitespace-pre-line">{description}</p>
          {file && (
            <dl className="border-t border-line pt-4 text-sm">
              <Fact label="Zip">
                {file.fileName}, {formatSize(file.bytes ?? 0)}
                <span className="mt-0.5 block font-mono text-xs text-ink-muted">
                  SHA-256 {file.sha256}
                </span>
              </Fact>
            </dl>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full min-w-0">
          <Badge tone="outline">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
