import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { Toaster } from '../ui/toast.tsx';
import type { Specimen } from './specimen.ts';

const none = () => undefined;

function SaidOnArrival() {
  useEffect(() => {
    notify({
      title: 'Die Zahlungsbestätigungsbenachrichtigung wurde verschickt',
      description: 'संदेश भेज दिया गया है',
    });
    notify({ title: 'Could not save. Try again.', tone: 'danger' });
    notify({ title: 'Saved', tone: 'positive', action: { label: 'Undo', onSelect: none } });
  }, []);
  return <Toaster />;
}

export const specimen: Specimen = {
  name: 'Toast',
  slug: 'toast',
  states: {
    'on request': (
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => notify({ title: 'Link copied' })}>Neutral</Button>
        <Button
          onClick={() =>
            notify({ title: 'Saved', tone: 'positive', action: { label: 'Undo', onSelect: none } })
          }
        >
          Positive
        </Button>
        <Button onClick={() => notify({ title: 'Could not save. Try again.', tone: 'danger' })}>
          Danger
        </Button>
      </div>
    ),
    open: <SaidOnArrival />,
  },
};
