import type { TemplateMeta } from '../../pipeline/templates/meta.ts';

export const meta: TemplateMeta = {
  title: 'SaaS start',
  subtitle: 'Six pages of a product, from our free sections',
  description:
    'A Next site for a product that people sign in to: home, pricing by month and year, docs on one page, a changelog from one list, sign-in and an answer for lost links. Every section is a free item of the family “plain”, copied unchanged, so the shadcn CLI updates it. Colours are in one file by their shadcn names, texts in one folder by page, and the build is a static export for any host.',
  category: 'SaaS',
  tags: ['saas', 'nextjs', 'shadcn', 'pricing', 'docs', 'changelog', 'static export'],
  plan: 'Free',
  priceRupees: 0,
  licence: 'MIT',
  character: 'Swiss',
  pages: [
    'index.html',
    'pricing/index.html',
    'docs/index.html',
    'changelog/index.html',
    'sign-in/index.html',
    '404.html',
  ],
  photographs: [
    {
      name: 'home-light',
      alt: 'The home page with the report of a product',
      page: 'index.html',
      theme: 'light',
      width: 1280,
      height: 1060,
    },
    {
      name: 'home-dark',
      alt: 'The home page in the dark theme',
      page: 'index.html',
      theme: 'dark',
      width: 1280,
      height: 1060,
    },
    {
      name: 'pricing-light',
      alt: 'Three plans, by month or by year',
      page: 'pricing/index.html',
      theme: 'light',
      width: 1280,
      height: 960,
    },
    {
      name: 'changelog-dark',
      alt: 'All versions by year, in the dark theme',
      page: 'changelog/index.html',
      theme: 'dark',
      width: 1280,
      height: 960,
    },
    {
      name: 'phone-light',
      alt: 'The docs on a phone',
      page: 'docs/index.html',
      theme: 'light',
      width: 390,
      height: 844,
    },
  ],
};
