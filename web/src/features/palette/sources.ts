import { BROWSER_CATEGORIES } from '@tessera/contract/categories';
import { templateAddresses } from '@tessera/contract/template-addresses';
import type { TemplateCard } from '@tessera/contract/templates';
import { browserApi } from '../../api/browser-api.ts';
import { sessionState } from '../../state/session-store.ts';

export type Entry = { to: string; title: string; note: string };

/** A source of palette results. A new source is added to the list below. */
export type Source = {
  label: string;
  find: (words: string, signal: AbortSignal) => Promise<readonly Entry[]>;
};

const FOUND_MAX = 6;

/** `also`: alternative names. */
type Page = Entry & { also?: string };

const PAGES: readonly Page[] = [
  { to: '/', title: 'Home', note: '/' },
  { to: '/dashboard', title: 'Components', note: '/dashboard' },
  { to: '/templates', title: 'Templates', note: '/templates' },
  { to: '/#pricing', title: 'Pricing', note: '/#pricing' },
  { to: '/creator-program', title: 'Creator Program', note: '/creator-program' },
  { to: '/word-from-team', title: 'Our Team', note: '/word-from-team' },
  { to: '/word-from-team#feedback', title: 'Feedback', note: '/word-from-team#feedback' },
  { to: '/dashboard/saved', title: 'Saved Components', note: '/dashboard/saved' },
  { to: '/dashboard/purchased', title: 'Purchased', note: '/dashboard/purchased' },
  { to: '/dashboard/requests', title: 'Custom Requests', note: '/dashboard/requests' },
  { to: '/dashboard/subscription', title: 'My Subscription', note: '/dashboard/subscription' },
  {
    to: '/dashboard/mails',
    title: 'Mails',
    note: '/dashboard/mails',
    also: 'settings unsubscribe',
  },
  { to: '/dashboard/account', title: 'Account', note: '/dashboard/account' },
  { to: '/legal/terms', title: 'Terms of use', note: '/legal/terms' },
  { to: '/legal/privacy', title: 'Privacy', note: '/legal/privacy' },
  { to: '/legal/refunds', title: 'Refunds', note: '/legal/refunds' },
  { to: '/legal/licence', title: 'Licences', note: '/legal/licence' },
];

const VISITOR_PAGES: readonly Page[] = [
  { to: '/login', title: 'Login', note: '/login', also: 'sign in log in' },
  { to: '/register', title: 'Get Started', note: '/register', also: 'register sign up' },
];

const CATEGORIES: readonly Entry[] = BROWSER_CATEGORIES.map((category) => ({
  to: `/dashboard?${new URLSearchParams({ category })}`,
  title: category,
  note: 'Category',
}));

const begins = ({ title }: Entry, words: string): boolean =>
  title.toLowerCase().startsWith(words.toLowerCase());

/** Entries whose title begins with the text come first. */
const matching = (entries: readonly Page[], words: string): Entry[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .filter(({ title, also = '' }) => {
      const names = `${title} ${also}`.toLowerCase();
      return wanted.every((word) => names.includes(word));
    })
    .map(({ to, title, note }) => ({ to, title, note }))
    .toSorted((one, other) => Number(begins(other, words)) - Number(begins(one, words)));
};

const pages: Source = {
  label: 'Pages',
  find: async (words) => {
    const all = sessionState().status === 'out' ? [...PAGES, ...VISITOR_PAGES] : PAGES;
    return matching(all, words).slice(0, FOUND_MAX);
  },
};

const categories: Source = {
  label: 'Categories',
  find: async (words) => (words === '' ? [] : matching(CATEGORIES, words).slice(0, FOUND_MAX)),
};

const components: Source = {
  label: 'Components',
  find: async (words, signal) => {
    const query = { limit: FOUND_MAX, ...(words !== '' && { search: words }) };
    const { items } = await browserApi.callPage('listComponents', { query }, { signal });
    return items.map(({ slug, title, category }) => ({
      to: `/components/${slug}`,
      title,
      note: category,
    }));
  },
};

const templates: Source = {
  label: 'Templates',
  find: async (words, signal) => {
    if (words === '') return [];
    const query = { limit: FOUND_MAX, search: words };
    const { body } = await browserApi.request(
      templateAddresses.listTemplates,
      { query },
      { signal },
    );
    return (body as TemplateCard[]).map(({ slug, title, category }) => ({
      to: `/templates/${slug}`,
      title,
      note: category,
    }));
  },
};

/** In display order. */
export const SOURCES: readonly Source[] = [components, templates, categories, pages];

/** If the text is the beginning of a page title, the pages come first. */
export function inOrder<Found extends { label: string; entries: readonly Entry[] }>(
  findings: readonly Found[],
  words: string,
): readonly Found[] {
  const isCalled = ({ label, entries: [first] }: Found) =>
    words !== '' && label === pages.label && first !== undefined && begins(first, words);
  return findings.toSorted((one, other) => Number(isCalled(other)) - Number(isCalled(one)));
}
