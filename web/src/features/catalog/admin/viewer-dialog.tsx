import { useQuery } from '@tanstack/react-query';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { ADMIN_COPIED_MS } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import { browserApi } from '../../../api/browser-api.ts';
import { type Copyable, useCopy } from '../../../state/copy-code.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { CopyByHand } from '../../../ui/copy-by-hand.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ItemPicture } from '../../../ui/item-picture.tsx';
import { notify } from '../../../ui/notify.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { CopyButton } from '../copy-button.tsx';

const fail = (message: string) => notify({ title: message, tone: 'danger' });

/** Picture and code of a component. It shows a picture because the component's code must not run inside this page. */
export function ViewerDialog({ item, onClose }: { item: ComponentRecord; onClose: () => void }) {
  const { byHand, ...copying } = useCopy<Copyable>({
    onLocked: () => fail('This component needs a plan that includes it.'),
    onFailure: fail,
    copiedMs: ADMIN_COPIED_MS,
  });
  // The list has the code. The highlighted code is fetched when the dialog opens.
  const { data } = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'code', item._id, item.version],
    queryFn: ({ signal }) =>
      browserApi.call('getComponentCode', { params: { id: item._id } }, { signal }),
  });
  const html = data?.code === item.code ? data.highlighted : null;

  return (
    <>
      <Dialog
        defaultOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={item.title}
        description={factsOf(item)}
        size="lg"
      >
        <Tabs
          label="Preview or code"
          defaultValue="preview"
          tabs={[
            {
              value: 'preview',
              label: 'Preview',
              content: (
                <div className="grid gap-4">
                  <ItemPicture
                    seed={item._id}
                    src={item.imageUrl}
                    image={item.image}
                    alt={`Preview of ${item.title}`}
                    className="h-auto max-h-[52vh] w-full rounded-md object-contain"
                  />
                  {item.description !== '' && <p>{item.description}</p>}
                  {item.info !== '' && (
                    <p className="whitespace-pre-line text-ink-muted">{item.info}</p>
                  )}
                </div>
              ),
            },
            {
              value: 'code',
              label: 'Code',
              content: (
                <CodeBlock
                  label="component.tsx"
                  short
                  code={html ? { html } : { text: item.code }}
                  actions={<CopyButton item={item} size="sm" variant="text" {...copying} />}
                />
              ),
            },
          ]}
        />
      </Dialog>
      {byHand && <CopyByHand {...byHand} />}
    </>
  );
}

const factsOf = ({ category, subscriptionPlan, price, version, updatedAt }: ComponentRecord) =>
  [
    category,
    subscriptionPlan?.name ?? 'Free',
    ...(price === undefined ? [] : [formatRupees(price)]),
    `version ${version}`,
    `changed ${formatShortDate(new Date(updatedAt))}`,
  ].join(' · ');
