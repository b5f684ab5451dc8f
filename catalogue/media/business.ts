type ScreenName = 'docs-terminal' | 'ledger-screen' | 'week-calendar';
type SceneName = 'evening-harbour' | 'monsoon-hills' | 'row-houses';
type PortraitName = 'portrait-hoops' | 'portrait-pencil' | 'portrait-sari' | 'portrait-turban';
/** The file of a picture in `pictures`, without its ending. */
type PictureName = ScreenName | SceneName | PortraitName | 'neighbourhood-map' | 'still-life';

type Fact = { label: string; value: string };
type Feature = { title: string; text: string };
type Stat = { value: string; unit: string; says: string; source: string };
type Testimonial = { text: string; person: string; role: string; portrait: PortraitName };
type Question = { question: string; answer: string };
type Member = { name: string; role: string; text: string; portrait: PortraitName };
/** `date` as `2026-11-16`. */
type Post = { date: string; title: string; text: string };

type Price = {
  name: string;
  amount: number;
  currency: 'INR' | 'EUR';
  /** What the amount is for: `a month`, `each`, `40 minutes`. */
  per: string;
  text: string;
  includes: string[];
  /** What a buyer could expect and does not get, or pays for on top. */
  note?: string;
};

/**
 * What a page needs to be about this business and no other. There are four portraits: a page shows the faces of the
 * team or of the customers, not both.
 */
export type Business = {
  name: string;
  what: string;
  city: string;
  brand: { colour: string; onColour: string; radius: string; font: string; headingFont: string };
  pictures: { hero: PictureName; second: PictureName; third: PictureName };
  hero: {
    /** At most 60 characters. */
    title: string;
    lead: string;
    actions: [first: string, second: string];
    facts: [Fact, Fact, Fact];
  };
  features: Feature[];
  stats: [Stat, Stat, Stat];
  testimonials: { long: Testimonial; short: [Testimonial, Testimonial, Testimonial] };
  prices: Price[];
  questions: [Question, Question, Question, Question, Question];
  contact: { address: string[]; hours: Fact[]; phone: string; email: string };
  footer: { title: string; links: string[] }[];
  team: [Member, Member, Member, Member];
  posts: [Post, Post, Post];
};

export const SANS = 'ui-sans-serif, system-ui, sans-serif';
export const SERIF = 'ui-serif, Georgia, serif';
export const ROUNDED = 'ui-rounded, ui-sans-serif, system-ui, sans-serif';
export const MONO = 'ui-monospace, monospace';
