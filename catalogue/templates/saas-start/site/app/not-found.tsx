import { Frame } from '@/components/frame';
import { PlainHero } from '@/components/tessera/plain-hero';
import { hero, page } from '@/content/not-found';

export const metadata = page;

export default function NotFound() {
  return (
    <Frame>
      <PlainHero {...hero} />
    </Frame>
  );
}
