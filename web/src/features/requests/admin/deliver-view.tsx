import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import type { RequestFile } from '@tessera/contract/requests-admin';
import { useUnsavedChanges } from '../../../state/unsaved-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DiscardQuestion } from '../../../ui/discard-question.tsx';
import { notify } from '../../../ui/notify.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ComponentPicker } from './component-picker.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { deliverRequest, requestFileQuery, useRequestChange } from './queries.ts';

/** The component form of the catalogue, for a component that is private at first. */
export type AddComponentPiece = ComponentType<{
  isPrivate: boolean;
  draft: { title: string; category: string };
  onAdded: (item: ComponentRecord) => void;
  onDirty: (isDirty: boolean) => void;
}>;

const BEGUN = 'The component you have begun here is not added yet.';

const WAYS = [
  { value: 'add', label: 'Add a component' },
  { value: 'pick', label: 'Pick a component' },
] as const;

type DeliverViewProps = {
  request: RequestFile;
  AddComponent: AddComponentPiece;
  onLeave: () => void;
};

/** Delivers a new or an existing component to the member who requested it. */
export function DeliverView({ request: opened, AddComponent, onLeave }: DeliverViewProps) {
  // Fetched again, because the member may write while the component is being made.
  const { data: request = opened } = useQuery(requestFileQuery(opened._id));
  const heading = useRef<HTMLHeadingElement>(null);
  const [way, setWay] = useState<'add' | 'pick'>('add');
  const [item, setItem] = useState<ComponentRecord | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // While the confirmation dialog is open, it asks for both.
  const held = useUnsavedChanges(isDirty && item === null);
  const { title, category, requester } = request;
  useEffect(() => {
    heading.current?.focus();
    // A confirmation dialog that closes at this moment may take the focus away.
    const frame = requestAnimationFrame(() => {
      const view = heading.current?.closest('section');
      if (!view?.contains(document.activeElement)) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const added = (record: ComponentRecord) => {
    // If the delivery is cancelled, the component is in the list of private components.
    setWay('pick');
    setItem(record);
  };

  return (
    <section className="mt-3 grid grid-cols-1 gap-5">
      <div>
        <Button
          variant="text"
          size="sm"
          className="-ml-3 pointer-coarse:min-h-11"
          onClick={() => (isDirty ? setAsking(true) : onLeave())}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          All requests
        </Button>
        <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl text-pretty outline-none">
          Deliver: {title}
        </h2>
        <p className="mt-1 text-pretty text-ink-muted">
          For {requester.name}. A private component is on no shelf: only its requester and admins
          reach it.
        </p>
      </div>
      <SegmentedControl
        label="Where it comes from"
        options={WAYS}
        value={way}
        onChange={setWay}
        className="justify-self-start"
      />
      {/* Both stay mounted, so that switching does not lose input. */}
      <div hidden={way !== 'pick'}>
        <ComponentPicker onPick={setItem} />
      </div>
      <div hidden={way !== 'add'}>
        <Suspense fallback={<FormSkeleton />}>
          <div className="-mt-6">
            <AddComponent
              isPrivate
              draft={{ title, category }}
              onAdded={added}
              onDirty={setDirty}
            />
          </div>
        </Suspense>
      </div>
      {item && (
        <ConfirmDelivery
          key={item._id}
          request={request}
          item={item}
          unsaved={isDirty ? BEGUN : undefined}
          onClose={() => setItem(null)}
          onDelivered={onLeave}
        />
      )}
      <DiscardQuestion
        open={isAsking || held.isHeld}
        onOpenChange={() => {
          setAsking(false);
          held.stay();
        }}
        onDiscard={held.isHeld ? held.leave : onLeave}
        description={BEGUN}
      />
    </section>
  );
}

const FormSkeleton = () => (
  <SkeletonGroup label="Loading the form">
    <Skeleton className="h-96 w-full rounded-lg" />
  </SkeletonGroup>
);

type ConfirmDeliveryProps = {
  request: RequestFile;
  item: ComponentRecord;
  unsaved: string | undefined;
  onClose: () => void;
  onDelivered: () => void;
};

function ConfirmDelivery({ request, item, unsaved, onClose, onDelivered }: ConfirmDeliveryProps) {
  const [publish, setPublish] = useState(false);
  const isPrivate = item.status === 'private';
  const delivery = useRequestChange((text: string) =>
    deliverRequest(request, { componentId: item._id, publish: isPrivate && publish, text }),
  );
  const deliver = async (text: string) => {
    await delivery.mutateAsync(text);
    notify({ title: `${request.requester.name} has it now.`, tone: 'positive' });
    onDelivered();
  };
  return (
    <MessageDialog
      form={`delivered request ${request._id}`}
      title={`Deliver ${item.title}?`}
      description={`${request.requester.name} gets it for good and is told by mail.`}
      action="Deliver"
      change={delivery}
      unsaved={unsaved}
      onAct={deliver}
      onClose={onClose}
    >
      {isPrivate && (
        <Checkbox
          label="Also publish it for everybody"
          hint="Otherwise it stays private. It can be published later."
          checked={publish}
          onChange={({ target }) => setPublish(target.checked)}
        />
      )}
    </MessageDialog>
  );
}
