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

/** A stream of bytes from the slug: the same picture on every machine. */
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

export async function renderPicture(
  svg: string,
  width: number,
  height: number,
): Promise<{ webp: Buffer; placeholder: string }> {
  const flat = await sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer();
  const picture = sharp(flat, { raw: { width, height, channels: 3 } });
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  // A resize to 2 × 2 would let the quarters bleed into each other.
  const quarter = async (left: number, top: number): Promise<string> => {
    const pixels = await picture
      .clone()
      .extract({ left, top, ...half })
      .raw()
      .toBuffer();
    const { channels } = await sharp(pixels, { raw: { ...half, channels: 3 } }).stats();
    return channels.map(({ mean }) => hex(mean)).join('');
  };
  const [webp, ...quarters] = await Promise.all([
    picture.clone().webp({ quality: 80 }).toBuffer(),
    quarter(0, 0),
    quarter(width - half.width, 0),
    quarter(0, height - half.height),
    quarter(width - half.width, height - half.height),
  ]);
  return { webp, placeholder: quarters.join('') };
}
