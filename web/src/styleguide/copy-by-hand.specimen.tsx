import { CopyByHand } from '../ui/copy-by-hand.tsx';
import type { Specimen } from './specimen.ts';

const CODE = `export function Badge({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-emerald-100 px-3 py-1 text-sm font-medium text-emerald-950 dark:bg-emerald-950 dark:text-emerald-100">
      {children}
    </span>
  );
}
`;

const stay = () => {};

export const specimen: Specimen = {
  name: 'Copy by hand',
  slug: 'copy-by-hand',
  states: {
    open: <CopyByHand title="Badge" code={CODE} onCopied={stay} onClose={stay} />,
    'open, long': <CopyByHand title="Badge" code={CODE.repeat(6)} onCopied={stay} onClose={stay} />,
  },
};
