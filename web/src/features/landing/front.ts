import type { CategoryCount, ComponentCard } from '@tessera/contract/catalog';
import { PUBLIC_PAGE_DEFAULT } from '@tessera/contract/constants';
import type { Storefront } from '@tessera/contract/storefront';

/** The fields of a component that the landing page shows. More would only make the page larger. */
export type Tile = Pick<
  ComponentCard,
  '_id' | 'slug' | 'title' | 'category' | 'imageUrl' | 'darkImageUrl'
> & {
  image: { width: number; height: number };
  plan: string | null;
};

export type Front = {
  counts: Storefront | null;
  categories: CategoryCount[];
  /** The pictures inside the mosaic of the hero. */
  inlays: Tile[];
  wall: Tile[];
};

/** The first page of the component browser. Its response is in the caches already. */
export const NEWEST = { limit: PUBLIC_PAGE_DEFAULT } as const;

const INLAYS = 3;
const WALL = 8;
const ALIKE_ON_WALL = 2;
/** Pictures outside these ratios would be cropped too much. */
const FITTING = { flattest: 0.4, tallest: 1.15 };

const asTile = (card: ComponentCard): Tile => ({
  _id: card._id,
  slug: card.slug,
  title: card.title,
  category: card.category,
  imageUrl: card.imageUrl,
  darkImageUrl: card.darkImageUrl,
  image: { width: card.image.width, height: card.image.height },
  plan: card.subscriptionPlan?.name ?? null,
});

const fits = ({ image: { width, height } }: ComponentCard): boolean =>
  height / width >= FITTING.flattest && height / width <= FITTING.tallest;

/** The first `count` cards in order, with at most `alike` per category. Others fill up the rest. */
function pick(from: readonly ComponentCard[], count: number, alike: number): ComponentCard[] {
  const seen = new Map<string, number>();
  const isNews = ({ category }: ComponentCard) => {
    const before = seen.get(category) ?? 0;
    seen.set(category, before + 1);
    return before < alike;
  };
  const varied = from.filter(isNews);
  const rest = from.filter((card) => !varied.includes(card));
  return [...varied, ...rest].slice(0, count);
}

/** From the newest components: three of different categories for the hero, and others for the wall. */
export function arrange(newest: readonly ComponentCard[]): Pick<Front, 'inlays' | 'wall'> {
  const fitting = newest.filter(fits);
  const inlays = pick(fitting.length >= INLAYS ? fitting : newest, INLAYS, 1);
  const others = newest.filter((card) => !inlays.includes(card));
  return {
    inlays: inlays.map(asTile),
    wall: pick(others, WALL, ALIKE_ON_WALL).map(asTile),
  };
}
