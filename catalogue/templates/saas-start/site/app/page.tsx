import { Frame } from '@/components/frame';
import { PlainAlternating } from '@/components/tessera/plain-alternating';
import { PlainBento } from '@/components/tessera/plain-bento';
import { PlainCta } from '@/components/tessera/plain-cta';
import { PlainHero } from '@/components/tessera/plain-hero';
import { PlainLogos } from '@/components/tessera/plain-logos';
import { PlainPosts } from '@/components/tessera/plain-posts';
import { PlainQuote } from '@/components/tessera/plain-quote';
import { PlainStats } from '@/components/tessera/plain-stats';
import { bento, cta, hero, logos, news, page, quote, stats, ways } from '@/content/home';
import { metadataOf } from '@/lib/metadata';

export const metadata = metadataOf('/', page.title, page.description);

export default function Home() {
  return (
    <Frame current="/">
      <PlainHero {...hero} />
      <PlainLogos {...logos} />
      <PlainBento {...bento} />
      <PlainAlternating {...ways} join />
      <PlainStats {...stats} join />
      <PlainQuote {...quote} band />
      <PlainPosts {...news} layout="index" />
      <PlainCta {...cta} join />
    </Frame>
  );
}
