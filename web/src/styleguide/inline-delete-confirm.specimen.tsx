import { InlineDeleteConfirm } from '../ui/inline-delete-confirm.tsx';
import type { Specimen } from './specimen.ts';

const forever = () => new Promise<void>(() => undefined);
const nothing = () => undefined;

export const specimen: Specimen = {
  name: 'Inline delete confirm',
  slug: 'inline-delete-confirm',
  states: {
    rest: <InlineDeleteConfirm label="Split hero" onConfirm={forever} />,
    asking: <InlineDeleteConfirm label="Split hero" onConfirm={nothing} defaultAsking />,
    deleting: <InlineDeleteConfirm label="Split hero" onConfirm={nothing} defaultAsking busy />,
    disabled: (
      <InlineDeleteConfirm
        label="Split hero"
        onConfirm={nothing}
        disabledReason="It is still in use"
      />
    ),
    'another verb': <InlineDeleteConfirm label="Studio laptop" verb="Revoke" onConfirm={forever} />,
    'another verb, asking': (
      <InlineDeleteConfirm
        label="Studio laptop"
        verb="Revoke"
        onConfirm={nothing}
        defaultAsking
        consequence="Used 4 minutes ago. Programs with it stop at once."
      />
    ),
    'in a row': (
      <div className="flex max-w-md items-center justify-between gap-3 border-b border-line py-2 text-sm">
        <span className="min-w-0 truncate">Rechtsschutzversicherungsgesellschaften मूल्य तालिका</span>
        <InlineDeleteConfirm
          label="Rechtsschutzversicherungsgesellschaften"
          onConfirm={nothing}
          defaultAsking
        />
      </div>
    ),
  },
};
