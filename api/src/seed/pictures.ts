import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DemoItem } from './demo-item.ts';
import { GROUNDS, TILES } from './grounds.ts';
import { rect, type Sheet, type Sketch, WIDTH } from './shapes.ts';
import { blockSketches } from './sketches-blocks.ts';
import { blogSketches } from './sketches-blogs.ts';
import { cardSketches } from './sketches-cards.ts';
import { buttonSketches, modalSketches } from './sketches-controls.ts';
import { ctaSketches } from './sketches-cta.ts';
import { faqSketches } from './sketches-faq.ts';
import { footerSketches } from './sketches-footer.ts';
import { formSketches } from './sketches-forms.ts';
import { heroSketches } from './sketches-hero.ts';
import { navbarSketches, navigationSketches } from './sketches-navigation.ts';
import { pricingSketches } from './sketches-pricing.ts';
import { stepSketches } from './sketches-steps.ts';
import { teamSketches } from './sketches-team.ts';
import { testimonialSketches } from './sketches-testimonials.ts';
import { waitlistSketches } from './sketches-waitlist.ts';

const SKETCHES: Record<string, readonly Sketch[]> = {
  Hero: heroSketches,
  Pricing: pricingSketches,
  Testimonials: testimonialSketches,
  FAQ: faqSketches,
  Footer: footerSketches,
  Team: teamSketches,
  Waitlist: waitlistSketches,
  'How It Works': stepSketches,
  Navigation: navigationSketches,
  Cards: cardSketches,
  Forms: formSketches,
  Buttons: buttonSketches,
  Modals: modalSketches,
  Blogs: blogSketches,
  CTA: ctaSketches,
  Navbar: navbarSketches,
  Blocks: blockSketches,
};

/** Random numbers derived from the slug, so that the picture is the same on every machine. */
const chanceFrom = (seed: string): ((below: number) => number) => {
  const bytes = createHash('sha256').update(seed).digest();
  let index = 0;
  return (below) => Math.floor((bytes[index++ % bytes.length]! / 256) * below);
};

const shuffled = <T>(from: readonly T[], chance: (below: number) => number): T[] => {
  const left = [...from];
  return from.map(() => left.splice(chance(left.length), 1)[0]!);
};

export function drawPicture(item: DemoItem): { svg: string; width: number; height: number } {
  const chance = chanceFrom(item.slug);
  const sketches = SKETCHES[item.category] ?? blockSketches;
  const byChance = sketches[chance(sketches.length)]!;
  const sketch = sketches.find(({ tag }) => item.tags.includes(tag)) ?? byChance;
  const ground = GROUNDS[sketch.grounds[chance(sketch.grounds.length)]!];
  const pops = shuffled(ground.pops, chance);
  const free = TILES.filter((tile) => tile !== ground.fill && tile !== pops[0]);
  const tiles = [...shuffled(free, chance), pops[0]!];
  const height = Math.round((WIDTH * item.aspect[1]) / item.aspect[0]);
  const scale = Math.min(1, height / sketch.height);
  const sheet: Sheet = {
    slug: item.slug,
    height: Math.max(height, sketch.height),
    ground,
    pop: (index) => pops[index % pops.length]!,
    tile: (index) => tiles[index % tiles.length]!,
    vary: (from, to) => from + chance(to - from + 1),
  };
  const place = `translate(${((1 - scale) * WIDTH) / 2} 0) scale(${scale})`;
  const drawing = `<g transform="${place}">${sketch.draw(sheet).join('')}</g>`;
  const paper = rect(0, 0, WIDTH, height, ground.fill, 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${paper}${drawing}</svg>`;
  return { svg, width: WIDTH, height };
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Every third pixel in both directions is enough for the mean colour. */
const STRIDE = 3;

function meanColour(flat: Buffer, width: number, area: Area): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = area.top; y < area.bottom; y += STRIDE)
    for (let x = area.left; x < area.right; x += STRIDE, count++)
      for (let channel = 0; channel < 3; channel++)
        sums[channel]! += flat[(y * width + x) * 3 + channel]!;
  return sums.map((sum) => hex(sum / count)).join('');
}

type Area = { left: number; top: number; right: number; bottom: number };

export async function renderPicture(
  svg: string,
  width: number,
  height: number,
): Promise<{ webp: Buffer; placeholder: string }> {
  const flat = await sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer();
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const quarters: Area[] = [
    { left: 0, top: 0, right: x, bottom: y },
    { left: x, top: 0, right: width, bottom: y },
    { left: 0, top: y, right: x, bottom: height },
    { left: x, top: y, right: width, bottom: height },
  ];
  const webp = await sharp(flat, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 3 })
    .toBuffer();
  return { webp, placeholder: quarters.map((area) => meanColour(flat, width, area)).join('') };
}
