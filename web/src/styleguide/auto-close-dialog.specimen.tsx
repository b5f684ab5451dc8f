import { AutoCloseDialog } from '../ui/auto-close-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { DialogClose } from '../ui/dialog.tsx';
import type { Specimen } from './specimen.ts';

/** Much longer than a screenshot takes. */
const HOUR_MS = 3_600_000;

const stay = () => {};

const actions = (
  <>
    <DialogClose>Cancel</DialogClose>
    <Button variant="primary">View Plans</Button>
  </>
);

export const specimen: Specimen = {
  name: 'Auto-close dialog',
  slug: 'auto-close-dialog',
  states: {
    open: (
      <AutoCloseDialog
        open
        onOpenChange={stay}
        closesAfterMs={HOUR_MS}
        title="Subscription required"
        description="Three-tier pricing is part of Pro. Your free items stay free."
        mosaicSeed="sub-req"
        actions={actions}
      />
    ),
    'open, German': (
      <AutoCloseDialog
        open
        onOpenChange={stay}
        closesAfterMs={HOUR_MS}
        title="Mitgliedschaftserfordernis"
        description="Zahlungsbestätigungsbenachrichtigungen werden vorübergehend zurückgehalten."
        actions={actions}
      />
    ),
  },
};
