import { useSearchParams } from 'react-router';
import { readIntent } from '../../state/intent.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { googleAddress } from './google-address.ts';
import { GoogleMark } from './google-mark.tsx';

export function GoogleLink({ children }: { children: string }) {
  const [search] = useSearchParams();
  return (
    <LinkButton href={googleAddress(readIntent(search))} className="w-full">
      <GoogleMark />
      {children}
    </LinkButton>
  );
}
