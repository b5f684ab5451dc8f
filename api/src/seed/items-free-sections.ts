import type { FreeItem } from './demo-item.ts';

/** The free main sections of a landing page. */
export const freeSections: readonly FreeItem[] = [
  {
    category: 'Hero',
    title: 'Split hero with live price ticker',
    tags: ['hero', 'ticker', 'finance', 'split'],
    aspect: [8, 5],
    description:
      'Puts the promise on the left and the moving market on the right, with a ticker that pauses when it is touched. The prices are plain text in the page, so screen readers and search engines get them too.',
    info: 'Pass quotes as { symbol, price, change }; the ticker stops for readers who prefer reduced motion.',
  },
  {
    category: 'Hero',
    title: 'Search-first marketplace hero',
    tags: ['hero', 'search', 'marketplace'],
    aspect: [3, 2],
    description:
      'The search field is the headline, with five real searches beneath it to start from. It is a plain form, so it works before any script has arrived.',
    info: 'Set action to your results page and suggestions to your five most common searches.',
  },
  {
    category: 'Hero',
    title: 'Launch hero with waitlist count',
    tags: ['hero', 'launch', 'mosaic', 'email'],
    aspect: [10, 7],
    description:
      'A launch page that shows how many people are already waiting next to the field where you join them. The art panel is drawn from your product name, so no two launches look alike.',
    info: 'Give count and seed; the panel is inline SVG and weighs less than two kilobytes.',
  },
  {
    category: 'Hero',
    title: "Restaurant hero with tonight's menu",
    tags: ['hero', 'menu', 'restaurant'],
    aspect: [8, 5],
    description:
      'Guests see tonight’s four dishes and their prices before anything else. Dishes that have run out are struck through instead of vanishing.',
    info: 'Change dishes daily; a dish with soldOut keeps its place and says so.',
  },
  {
    category: 'Hero',
    title: 'Open-source hero with install command',
    tags: ['hero', 'install', 'developer', 'dark'],
    aspect: [16, 9],
    description:
      'The install command stands where other pages put a button, and one press copies it. The package manager someone picks is remembered for the whole site.',
    info: 'Set commands per package manager; copying announces itself to screen readers.',
  },
  {
    category: 'Pricing',
    title: 'Three tiers with a yearly switch',
    tags: ['pricing', 'yearly', 'tiers', 'saas'],
    aspect: [4, 3],
    description:
      'The switch shows the amount saved in rupees, not a percentage to work out. The tiers grow in height with what they hold, so the choice is visible before it is read.',
    info: 'Prices are in paise; the saved amount is worked out from the two you pass.',
  },
  {
    category: 'Pricing',
    title: 'Single price with a what-you-get ledger',
    tags: ['pricing', 'ledger', 'one-time'],
    aspect: [12, 7],
    description:
      'One price on the left, and on the right every line it pays for. It reads like a receipt, so nobody hunts for what is missing.',
    info: 'Add an amount to a ledger line to show what it would cost alone.',
  },
  {
    category: 'Testimonials',
    title: 'One long letter from a customer',
    tags: ['testimonial', 'letter', 'editorial'],
    aspect: [11, 10],
    description:
      'A whole letter with its doubts left in, set like post on a admin. One honest page convinces more than nine clipped lines.',
    info: 'Works from 80 to 400 words; the tilt goes away on phones and in print.',
  },
  {
    category: 'Testimonials',
    title: 'Wall of short quotes with sources',
    tags: ['testimonial', 'wall', 'masonry'],
    aspect: [1, 1],
    description:
      'Short quotes in a staggered wall, each linked to the place it was first said. The order on screen is the order for the keyboard, which most walls get wrong.',
    info: 'Pass a source address per quote; without one the quote is left out on purpose.',
  },
  {
    category: 'Testimonials',
    title: 'ग्राहक की एक बात, बड़े अक्षरों में',
    slug: 'grahak-ki-ek-baat',
    tags: ['testimonial', 'quote', 'hindi'],
    aspect: [9, 5],
    description:
      'A single large quotation whose line height suits Devanagari as well as Latin. The marks are drawn, so they never fall back to a foreign font.',
    info: 'Set lang on the quote so that hyphenation and speech follow the language.',
  },
  {
    category: 'FAQ',
    title: 'FAQ accordion with instant search',
    tags: ['faq', 'accordion', 'search'],
    aspect: [5, 4],
    description:
      'Typing narrows the questions and opens the one that answers. Without script it stays a list of native disclosures that the browser can search.',
    info: 'Each answer has its own address, so support can link straight to it.',
  },
  {
    category: 'FAQ',
    title: 'Two-column FAQ with sticky topics',
    tags: ['faq', 'topics', 'sticky'],
    aspect: [4, 3],
    description:
      'Topics stay in view on the left and mark where you are while you read. On phones they turn into one row that scrolls sideways.',
    info: 'Group questions by topic; a topic with one question is merged into the last.',
  },
  {
    category: 'FAQ',
    title: 'Chat-style answers for a support page',
    tags: ['faq', 'chat', 'support'],
    aspect: [6, 5],
    description:
      'Questions and answers read like a short conversation, including the follow-up people really ask. It is a description list underneath, so nothing is lost without the bubbles.',
    info: 'Keep answers under sixty words; longer ones get a link to the full page.',
  },
  {
    category: 'FAQ',
    title: 'Vertragsbedingungen als nummerierte Fragen',
    tags: ['faq', 'clauses', 'legal', 'german'],
    aspect: [7, 6],
    description:
      'Legal terms as numbered questions, with long German words hyphenated rather than cut off. Every clause can be cited by its number and printed on two pages.',
    info: 'Set lang="de" on the section so that the browser hyphenates correctly.',
  },
  {
    category: 'Waitlist',
    title: 'Mosaic waitlist with one email field',
    tags: ['waitlist', 'mosaic', 'email'],
    aspect: [8, 5],
    description:
      'One field on a wall of tiles that is different for every product name. After joining, the same card says what happens next and when.',
    info: 'Pass onJoin; it may return a message, which replaces the form and takes focus.',
  },
  {
    category: 'Waitlist',
    title: 'Launch thermometer that fills as people join',
    tags: ['waitlist', 'thermometer', 'progress'],
    aspect: [8, 9],
    description:
      'Shows the next milestone and what everyone gets when it is reached. It is a native meter, so the level is spoken as well as seen.',
    info: 'Set goal and steps; the level moves once on load and stays still afterwards.',
  },
  {
    category: 'CTA',
    title: 'Sticky offer bar that knows when to leave',
    tags: ['cta', 'sticky', 'offer'],
    aspect: [16, 7],
    description:
      'Appears after the first screen, leaves when the real offer comes into view, and stays closed once dismissed. It never covers the focused element.',
    info: 'Give until a date; the bar is not rendered at all once it has passed.',
  },
  {
    category: 'CTA',
    title: 'Split call to action with a short form',
    tags: ['cta', 'sign-up', 'form'],
    aspect: [8, 5],
    description:
      'Three fields and a reason beside them, instead of a button that leads to another page. Errors appear next to the field and are announced once.',
    info: 'Uses a React action, so the form also posts without script.',
  },
  {
    category: 'CTA',
    title: 'Two honest choices, side by side',
    tags: ['cta', 'choices', 'split'],
    aspect: [9, 5],
    description:
      'Two ways forward with equal room, for people who are ready and people who are not. Each says how long it takes.',
    info: 'Both sides take a title, a duration and a link; the first is the default on phones.',
  },
  {
    category: 'How It Works',
    title: 'Three steps with drawn figures',
    tags: ['steps', 'figures', 'process'],
    aspect: [3, 2],
    description:
      'Three figures that walk down the page in the order things happen. They are drawn in code and take your brand colour from one variable.',
    info: 'Replace a figure by passing any SVG of the same square size.',
  },
  {
    category: 'How It Works',
    title: 'Winding path from order to delivery',
    tags: ['steps', 'path', 'delivery'],
    aspect: [4, 5],
    description:
      'A path that draws itself as far as the order has come and leaves the rest open. It is an ordered list, so the story survives without the drawing.',
    info: 'Set current to the step in progress; earlier steps get their tick.',
  },
];
