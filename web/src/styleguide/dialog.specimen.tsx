import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose } from '../ui/dialog.tsx';
import type { Specimen } from './specimen.ts';

const actions = (
  <>
    <DialogClose>Cancel</DialogClose>
    <Button variant="primary">View Plans</Button>
  </>
);

const paragraphs = Array.from({ length: 12 }, (_, index) => (
  <p key={index} className="mb-3">
    Every component is one file you own. No package to keep up with, no runtime to trust.
  </p>
));

export const specimen: Specimen = {
  name: 'Dialog',
  slug: 'dialog',
  states: {
    'with tiles': (
      <Dialog
        trigger={<Button>Open with tiles</Button>}
        title="Subscription required"
        description="Three-tier pricing is part of Pro. Your free items stay free."
        mosaicSeed="sub-req"
        actions={actions}
      />
    ),
    'scrolls inside': (
      <Dialog
        trigger={<Button>Open long</Button>}
        title="Licence"
        size="md"
        actions={<DialogClose>Close</DialogClose>}
      >
        {paragraphs}
      </Dialog>
    ),
    wide: (
      <Dialog trigger={<Button>Open wide</Button>} title="Details" size="lg">
        <p>Nothing to decide here.</p>
      </Dialog>
    ),
    German: (
      <Dialog
        trigger={<Button>Open German</Button>}
        title="Donaudampfschifffahrtsgesellschaftskapitänsmütze"
        description="Zahlungsbestätigungsbenachrichtigungen werden vorübergehend zurückgehalten."
        actions={actions}
      />
    ),
    Hindi: (
      <Dialog
        trigger={<Button>Open Hindi</Button>}
        title="सदस्यता आवश्यक है"
        description="यह घटक प्रो का हिस्सा है। आपके निःशुल्क घटक निःशुल्क ही रहेंगे।"
        actions={actions}
      />
    ),
    open: (
      <Dialog
        defaultOpen
        title="Subscription required"
        description="Three-tier pricing is part of Pro. Your free items stay free."
        mosaicSeed="sub-req"
        actions={actions}
      />
    ),
  },
};
