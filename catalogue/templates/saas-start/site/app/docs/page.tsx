import { Frame } from '@/components/frame';
import { PlainAlternating } from '@/components/tessera/plain-alternating';
import { PlainBreadcrumbs } from '@/components/tessera/plain-breadcrumbs';
import { PlainCta } from '@/components/tessera/plain-cta';
import { PlainFeatures } from '@/components/tessera/plain-features';
import { PlainInstallHero } from '@/components/tessera/plain-install-hero';
import { PlainSteps } from '@/components/tessera/plain-steps';
import { commands, cta, index, install, page, parts, path, start } from '@/content/docs';
import { metadataOf } from '@/lib/metadata';

export const metadata = metadataOf('/docs/', page.title, page.description);

export default function Docs() {
  return (
    <Frame current="/docs/" apart>
      <PlainBreadcrumbs {...path} />
      <div id="install">
        <PlainInstallHero {...install} layout="split" join className="pt-6 md:pt-10" />
      </div>
      <div id="guide">
        <PlainFeatures {...index} join />
      </div>
      <div id="start">
        <PlainSteps {...start} join />
      </div>
      {parts.map(({ id, row }) => (
        <div key={id} id={id}>
          <PlainAlternating rows={[row]} layout="same" join />
        </div>
      ))}
      <div id="commands">
        <PlainAlternating {...commands} layout="same" join />
      </div>
      <PlainCta {...cta} />
    </Frame>
  );
}
