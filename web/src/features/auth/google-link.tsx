import { useSearchParams } from 'react-router';
import { readIntent } from '../../state/intent.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { googleAddress } from './google-address.ts';

export function GoogleLink({ children }: { children: string }) {
  const [search] = useSearchParams();
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-[0.8125rem] text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <LinkButton href={googleAddress(readIntent(search))} className="w-full">
        {children}
      </LinkButton>
    </>
  );
}
