import { Frame } from '@/components/frame';
import { PlainAlternating } from '@/components/tessera/plain-alternating';
import { PlainCta } from '@/components/tessera/plain-cta';
import { PlainFaq } from '@/components/tessera/plain-faq';
import { PlainPricing } from '@/components/tessera/plain-pricing';
import { PlainVoices } from '@/components/tessera/plain-voices';
import { cta, faq, month, page, pricing, voices } from '@/content/pricing';
import { metadataOf } from '@/lib/metadata';

export const metadata = metadataOf('/pricing/', page.title, page.description);

export default function Pricing() {
  return (
    <Frame current="/pricing/">
      <PlainPricing {...pricing} level={1} />
      <div id="month">
        <PlainAlternating {...month} layout="same" join />
      </div>
      <PlainVoices {...voices} join />
      <div id="questions">
        <PlainFaq {...faq} join />
      </div>
      <PlainCta {...cta} join />
    </Frame>
  );
}
