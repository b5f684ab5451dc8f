import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain stats: Figures with their sources',
  description:
    'One large figure and those that follow it, each with a sentence and a source. All figures stand on one baseline, whatever their size and length, and the texts below begin on one line. Nothing counts up, so every figure is there without script.',
  category: 'Blocks',
  tags: ['stats', 'figures', 'sources', 'subgrid'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'figures are { value, unit, says, source, href }. The first one leads; layout="even" makes all equal. Up to three figures, the leader included, share one row; from four on the leader has a row of its own. title and lead add a head. band gives the muted ground, join leaves out the space above. Colours follow --background, --foreground, --muted, --muted-foreground, --border, --primary and --ring.',
  character: 'Swiss',
  situation: 'Any page that claims a number and is asked where it comes from.',
  reason:
    'A figure of 144 px and one of 56 px stand on the same line with their sentences and sources, and none of them waits for script.',
  licence: 'MIT',
  variants: [
    { name: 'One figure leads', props: 'layout="lead"' },
    { name: 'A ruled row of equals', props: 'layout="even"' },
  ],
  limits: [
    'Where a browser does not know text-box (before Chrome 133, Safari 18.2, all of Firefox), the hairline is farther from the large figure.',
  ],
};
