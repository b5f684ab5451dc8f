import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useSearchParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ComponentCard } from '@tessera/contract/catalog';
import { clearPageCache } from '../../state/page-cache.ts';
import { BrowserPage } from './browser-page.tsx';
import type { Catalog } from './load.ts';

const card = (number: number, more: Partial<ComponentCard> = {}): ComponentCard => ({
  _id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  slug: `card-${number}`,
  title: `Card ${number}`,
  description: '',
  category: 'Hero',
  tags: ['one', 'two', 'three', 'four'],
  info: '',
  imageUrl: `/media/${number}.webp`,
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  createdAt: '2026-11-01T00:00:00.000Z',
  ...more,
});

const catalog = (more: Partial<Catalog> = {}): Catalog => ({
  filter: {},
  categories: [
    { category: 'Hero', count: 12 },
    { category: 'Navbar', count: 7 },
    { category: 'Navigation', count: 2 },
  ],
  page: { items: [card(1), card(2), card(3), card(4), card(5)], nextCursor: null, total: 5 },
  failure: null,
  ...more,
});

function show(shown: Catalog) {
  const Page = createRoutesStub([
    { path: '*', Component: () => <BrowserPage catalog={shown} pending={null} /> },
  ]);
  return render(<Page initialEntries={['/dashboard']} />);
}

/** Renders the search in the URL. "zeppelin" has no results. */
function Dashboard() {
  const search = useSearchParams()[0].get('search');
  const nothing = { items: [], nextCursor: null, total: 0 };
  const found = catalog({
    filter: search ? { search } : {},
    ...(search === 'zeppelin' && { page: nothing }),
  });
  return <BrowserPage catalog={found} pending={null} />;
}

class NothingInSight {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  clearPageCache();
  vi.stubGlobal('IntersectionObserver', NothingInSight);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['columns'];
});

describe('the sidebar', () => {
  test('has the chips of the spec, in order, with live counts [BR-01] [BR-02]', () => {
    show(catalog());
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual([
      'All21',
      'Hero12',
      'Pricing0',
      'Testimonials0',
      'FAQ0',
      'Footer0',
      'Team0',
      'Waitlist0',
      'Blogs0',
      'CTA0',
      'Navbar9',
      'Blocks0',
      'How It Works0',
    ]);
    expect(links[1]).toHaveAttribute('href', '/dashboard?category=Hero');
  });

  test("'More adding soon' cannot be chosen [BR-03]", () => {
    show(catalog());
    expect(screen.getByText('More adding soon').closest('a, button')).toBeNull();
  });

  test('leads to Templates and the Creator Program [BR-04] [BR-05]', () => {
    show(catalog());
    expect(screen.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/templates');
    expect(screen.getByRole('link', { name: 'Creator Program' })).toHaveAttribute(
      'href',
      '/creator-program',
    );
  });

  test('chips drop the search and the search form drops the category', () => {
    show(catalog({ filter: { search: 'pill' } }));
    expect(screen.getByRole('searchbox')).toHaveValue('pill');
    expect(screen.getByRole('link', { name: /^Hero/ })).toHaveAttribute(
      'href',
      '/dashboard?category=Hero',
    );
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
    expect([...new FormData(screen.getByRole('search')).keys()]).toEqual(['search']);
  });

  test('only a category that no chip names is named above the wall', () => {
    for (const category of ['Forms', 'Hero'] as const) show(catalog({ filter: { category } }));
    expect(screen.getByText('5 components in Forms')).not.toHaveClass('sr-only');
    expect(screen.getByText('5 components in Hero')).toHaveClass('sr-only');
  });
});

describe('the search field', () => {
  test('is reached with a slash, its text ready to be replaced', async () => {
    show(catalog({ filter: { search: 'pill' } }));
    await userEvent.keyboard('/');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });

  test('keeps the focus when the answer comes, and gets it when the search is cleared', async () => {
    const Page = createRoutesStub([{ path: '/dashboard', Component: Dashboard }]);
    render(<Page initialEntries={['/dashboard']} />);
    const field = screen.getByRole('searchbox');
    const [news] = screen.getAllByRole('status');
    await userEvent.type(field, 'pill{Enter}');
    expect(await screen.findByText('5 components for “pill”')).toBe(news);
    expect(screen.getByRole('searchbox')).toBe(field);
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'zeppelin{Enter}');
    expect(await screen.findByText('0 components for “zeppelin”')).toBe(news);
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(await screen.findByText('5 components')).toBe(news);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  test('can be emptied once something was searched', () => {
    const { unmount } = show(catalog());
    expect(screen.queryByRole('link', { name: 'Clear search' })).toBeNull();
    unmount();
    show(catalog({ filter: { search: 'pill' } }));
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});

test('a button leads back to the top after 300 px of scrolling', () => {
  show(catalog());
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  fireEvent.scroll(window);
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
  scrolled.mockReturnValue(301);
  fireEvent.scroll(window);
  expect(screen.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
});

describe('a card', () => {
  test('shows its picture, title, plan and at most three tags [BR-10] [BR-11] [BR-12] [BR-13]', () => {
    const plan = { _id: '01890000-0000-7000-8000-00000000000a', name: 'Pro Plus', price: 999 };
    show(
      catalog({
        page: { items: [card(1, { subscriptionPlan: plan }), card(2)], nextCursor: null, total: 2 },
      }),
    );
    const [paid, free] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(within(paid).getByRole('img', { name: 'Preview of Card 1' })).toHaveAttribute(
      'src',
      '/media/1.webp',
    );
    expect(within(paid).getByRole('heading', { name: 'Card 1' })).toBeVisible();
    expect(paid).toHaveTextContent('Pro Plus');
    expect(free).toHaveTextContent('Free');
    const tags = within(paid).getByRole('list', { name: 'Tags' });
    expect(
      within(tags)
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['#one', '#two', '#three']);
  });

  test('keeps its place by the shape of its picture, and only the first four load at once', () => {
    show(catalog());
    const pictures = screen.getAllByRole('img', { name: /^Preview/ });
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'eager',
      'lazy',
    ]);
    expect(pictures[0]).toHaveAttribute('width', '1200');
    expect(pictures[0]!.closest('li')).toHaveClass('rows-38');
  });

  test('a broken picture becomes a mosaic [EB-06]', () => {
    show(catalog({ page: { items: [card(1)], nextCursor: null, total: 1 } }));
    fireEvent.error(screen.getByRole('img', { name: 'Preview of Card 1' }));
    expect(screen.getByRole('img', { name: 'Preview of Card 1' }).tagName).toBe('svg');
  });
});

test('the grid has three columns until two are chosen, and the choice is kept', async () => {
  show(catalog());
  expect(screen.getByRole('radio', { name: '3 Col' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '2 Col' }));
  expect(screen.getByRole('radio', { name: '2 Col' })).toBeChecked();
  expect(document.documentElement.dataset['columns']).toBe('2');
  expect(localStorage.getItem('columns')).toBe('2');
});

test("an empty list says 'No Components Found' [BR-30]", () => {
  show(
    catalog({ filter: { search: 'zeppelin' }, page: { items: [], nextCursor: null, total: 0 } }),
  );
  expect(screen.getByRole('heading', { name: 'No Components Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all components' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('an empty list leads to what may have been meant', () => {
  show(
    catalog({
      filter: { search: 'hreo' },
      page: { items: [], nextCursor: null, total: 0 },
      suggestion: 'hero',
    }),
  );
  expect(screen.getByRole('link', { name: 'hero' })).toHaveAttribute(
    'href',
    '/dashboard?search=hero',
  );
});

test('a failed list says what happened, names the request and can be tried again', () => {
  const failure = {
    message: 'Failed to load components. Please refresh the page.',
    status: 503,
    requestId: 'r-42',
  };
  show(
    catalog({
      filter: { category: 'Hero' },
      page: { items: [], nextCursor: null, total: 0 },
      failure,
    }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to load components. Please refresh the page.',
  );
  expect(screen.getByText('r-42')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retry' })).toHaveAttribute(
    'href',
    '/dashboard?category=Hero',
  );
});

test('a page link that has gone stale leads to the first page instead', () => {
  const failure = {
    message: 'That page link is no longer valid.',
    status: 400,
    requestId: undefined,
  };
  show(catalog({ filter: { category: 'Hero', cursor: 'old' }, failure }));
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute(
    'href',
    '/dashboard?category=Hero',
  );
});

test('the next page has an address of its own for visitors without scripts', () => {
  show(
    catalog({
      filter: { category: 'Hero' },
      page: { items: [card(1)], nextCursor: 'n+2', total: 30 },
    }),
  );
  expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute(
    'href',
    '/dashboard?category=Hero&cursor=n%2B2',
  );
});
