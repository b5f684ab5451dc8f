import type { PaidItem } from './demo-item.ts';

export const paidItems: readonly PaidItem[] = [
  {
    category: 'Hero',
    title: 'Course hero with the next cohort',
    tags: ['hero', 'cohort', 'course', 'calendar'],
    plan: 'Pro',
    priceRupees: 79,
    aspect: [8, 5],
    description:
      'Marks the weeks of the next cohort in a real calendar and counts the seats that are left. When a cohort fills up, the following one takes its place.',
    info: 'Pass cohorts with start, end and seats; times are shown in the visitor’s zone.',
  },
  {
    category: 'Hero',
    title: 'App download hero with a drawn device',
    tags: ['hero', 'device', 'app', 'download'],
    plan: 'Pro Plus',
    priceRupees: 149,
    aspect: [5, 4],
    description:
      'The phone and its screen are drawn in CSS, so they stay sharp and follow your colours. Visitors on a phone get their own store, the others a code to scan.',
    info: 'Slot any React node into the screen; it is scaled and hidden from assistive tools.',
  },
  {
    category: 'Pricing',
    title: 'Three tiers with a usage slider',
    tags: ['pricing', 'slider', 'usage'],
    plan: 'Pro',
    priceRupees: 99,
    aspect: [6, 5],
    description:
      'Drag to your own usage and the tier that fits steps forward with its exact price. The slider is native, moves by keyboard and speaks amounts instead of raw values.',
    info: 'Describe each tier by base price, included units and price per further unit.',
  },
  {
    category: 'Pricing',
    title: 'Comparison matrix that turns into cards',
    tags: ['pricing', 'matrix', 'table', 'responsive'],
    plan: 'Pro Plus',
    priceRupees: null,
    aspect: [8, 7],
    description:
      'A real table on wide screens and one card per plan on phones, from the same markup. Rows that are equal everywhere can be folded away.',
    info: 'Mark the featured column once; headers stay in view while scrolling.',
  },
  {
    category: 'Pricing',
    title: 'Per-seat calculator with a GST line',
    tags: ['pricing', 'calculator', 'gst', 'india'],
    plan: 'Pro Plus',
    priceRupees: 249,
    aspect: [7, 5],
    description:
      'Counts seats as people, gives the volume price, and prints tax as its own line like an invoice. All sums are whole paise, so the total is never off by one.',
    info: 'Set bands, tax rate and currency; the receipt can be printed or copied as text.',
  },
  {
    category: 'Testimonials',
    title: 'Before and after, in one customer’s numbers',
    tags: ['testimonial', 'before-after', 'chart'],
    plan: 'Pro',
    priceRupees: null,
    aspect: [8, 5],
    description:
      'Two halves on one scale, so the difference is drawn honestly. The customer’s own sentence stands under each half.',
    info: 'Both series share an axis from zero; the values are in a table for screen readers.',
  },
  {
    category: 'Testimonials',
    title: 'Rating breakdown that filters the reviews',
    tags: ['testimonial', 'rating', 'reviews', 'filter'],
    plan: 'Pro',
    priceRupees: 59,
    aspect: [10, 7],
    description:
      'Press a row of the breakdown to read exactly those reviews, the critical ones included. The choice lives in the address, so it can be shared.',
    info: 'Pass counts and reviews apart; pages of reviews may come later.',
  },
  {
    category: 'Team',
    title: 'Team rows with time zones',
    tags: ['team', 'time-zones', 'remote'],
    plan: 'Pro',
    priceRupees: null,
    aspect: [3, 2],
    description:
      'Shows everybody’s working hours on one day line, with now drawn through all of them. It finds the hours a chosen few have in common.',
    info: 'Zones are IANA names; daylight saving follows the visitor’s browser.',
  },
  {
    category: 'Waitlist',
    title: 'Waitlist with position and referral link',
    tags: ['waitlist', 'referral', 'growth'],
    plan: 'Pro',
    priceRupees: 129,
    aspect: [3, 2],
    description:
      'Shows where you stand in the line and moves you forward while you watch a friend join. The link is copied, shared or shown as a code, whichever the device can do.',
    info: 'Give position, total and link; moving forward animates once and can be switched off.',
  },
  {
    category: 'Blogs',
    title: 'Changelog entries on a version rail',
    tags: ['blog', 'changelog', 'releases', 'dark'],
    plan: 'Pro',
    priceRupees: null,
    aspect: [6, 5],
    description:
      'Releases on a rail with added, fixed and removed told apart by label and colour. What is new since your last visit is marked on your own device only.',
    info: 'Reads a plain array or Keep a Changelog text through the parser it brings.',
  },
  {
    category: 'CTA',
    title: 'Book-a-call strip with the next seven days',
    tags: ['cta', 'slots', 'booking', 'calendar'],
    plan: 'Pro',
    priceRupees: 119,
    aspect: [16, 9],
    description:
      'Free times for a week in one strip, chosen without leaving the page. A slot that someone else takes meanwhile is said kindly and the next one offered.',
    info: 'Give slots as UTC times; booking is your own function and may refuse.',
  },
  {
    category: 'Navbar',
    title: 'Mega menu with a picture for every department',
    tags: ['navbar', 'mega-menu', 'shop'],
    plan: 'Pro Plus',
    priceRupees: null,
    aspect: [3, 2],
    description:
      'Opens by press and not by passing over, and forgives a pointer that cuts the corner. All links are in the page from the start, for crawlers and for keyboards.',
    info: 'Up to five columns; pictures load when the menu is first opened.',
  },
  {
    category: 'Blocks',
    title: 'Dashboard summary for a small shop',
    tags: ['block', 'dashboard', 'chart', 'admin'],
    plan: 'Pro Plus',
    priceRupees: 299,
    aspect: [4, 3],
    description:
      'Takings, orders and stock on one screen, each next to the same day last week. Charts are drawn without a library and come with their tables.',
    info: 'All figures arrive as props; panels have loading, empty and error states.',
  },
  {
    category: 'Blocks',
    title: 'Table with row details that open in place',
    tags: ['block', 'table', 'details', 'admin'],
    plan: 'Pro',
    priceRupees: 89,
    aspect: [4, 3],
    description:
      'A row opens beneath itself, keeps its place when sorted, and can be linked to. A thousand rows scroll smoothly because only the visible ones are painted.',
    info: 'Columns are typed by your row; details may load when first opened.',
  },
  {
    category: 'Blocks',
    title: 'Order tracker with a drawn route',
    tags: ['block', 'tracker', 'delivery', 'map'],
    plan: 'Pro Plus',
    priceRupees: 199,
    aspect: [6, 5],
    description:
      'Draws the way a parcel has come and the way it still has to go, with the next moment in words. Delays are shown as they are, with a new time.',
    info: 'Stops are named points on a simple grid; no map service is needed.',
  },
  {
    category: 'How It Works',
    title: 'Swimlane of who does what and when',
    tags: ['steps', 'swimlane', 'process'],
    plan: 'Pro',
    priceRupees: null,
    aspect: [8, 5],
    description:
      'Lays out a process by person, with arrows that route themselves when a step is added. Reading it aloud gives the steps in order, each with its owner.',
    info: 'Describe steps by lane and what they follow; the layout is worked out for you.',
  },
  {
    category: 'Navigation',
    title: 'Sidebar with groups that remember',
    tags: ['navigation', 'sidebar', 'app'],
    plan: 'Pro',
    priceRupees: null,
    aspect: [5, 4],
    description:
      'Groups stay as each person left them, and the one holding the current page is always open. It narrows to icons with names that appear on focus too.',
    info: 'State is kept on the device under one key, which you can name.',
  },
  {
    category: 'Cards',
    title: 'Boarding-pass card for any booking',
    tags: ['card', 'ticket', 'booking', 'print'],
    plan: 'Pro',
    priceRupees: 49,
    aspect: [2, 1],
    description:
      'Holds a journey, a seat and a code on one card that prints at its true size. Long place names shrink before they wrap and wrap before they are cut.',
    info: 'Slot your own code image; the stub is left out on very narrow screens.',
  },
  {
    category: 'Forms',
    title: 'Multi-step form with a running review',
    tags: ['form', 'multi-step', 'review'],
    plan: 'Pro Plus',
    priceRupees: null,
    aspect: [4, 3],
    description:
      'Every answer appears in the review beside the form and can be changed from there. Going back never loses anything, and neither does closing the tab.',
    info: 'Steps are schemas; drafts stay on the device until they are sent.',
  },
  {
    category: 'Modals',
    title: 'Command palette with recent actions first',
    tags: ['modal', 'palette', 'keyboard', 'search'],
    plan: 'Pro Plus',
    priceRupees: null,
    aspect: [3, 2],
    description:
      'Finds actions by any word in them, typing mistakes included, and puts the ones you use first. It opens in one frame because nothing is fetched.',
    info: 'Register actions from anywhere in the app; each may ask for one more answer.',
  },
];
