import { Check, Copy } from 'lucide-react';
import type { CustomRequest } from '@tessera/contract/requests';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { WallPicture } from '../../ui/wall-picture.tsx';

export type Delivered = NonNullable<CustomRequest['component']>;

/** The copy function of the page and its state. */
export type Copying = {
  copy: (item: { _id: string; title: string }) => void;
  copiedId: string | null;
  pendingId: string | null;
};

/** The delivered component, with its copy button. */
export function DeliveredComponent({ item, copying }: { item: Delivered; copying: Copying }) {
  const isCopied = copying.copiedId === item._id;
  const Icon = isCopied ? Check : Copy;
  return (
    <Card as="section" aria-labelledby="delivered" padding="none" className="overflow-hidden">
      <div className="grid sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="border-line max-sm:border-b sm:border-r [&>.picture]:aspect-3/2 [&>.picture]:h-full">
          <WallPicture
            seed={item._id}
            alt={`What ${item.title} looks like`}
            src={item.imageUrl}
            image={item.image}
            eager
          />
        </div>
        <div className="grid content-center gap-4 p-6">
          <div>
            <h2 id="delivered" className="text-2xl">
              {item.title}
            </h2>
            <p className="mt-1.5 text-pretty text-ink-muted">
              {item.isPublic
                ? 'Made because you asked for it. It is in the library now, and it is yours for good.'
                : 'Made for you, and only you can copy it. It is yours for good.'}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              loading={copying.pendingId === item._id}
              onClick={() => copying.copy({ _id: item._id, title: item.title })}
              className="max-sm:w-full"
            >
              <Icon aria-hidden="true" className="size-4" />
              {isCopied ? 'Copied!' : 'Copy code'}
            </Button>
            {item.isPublic && (
              <LinkButton to={`/components/${item.slug}`} className="max-sm:w-full">
                Open its page
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
