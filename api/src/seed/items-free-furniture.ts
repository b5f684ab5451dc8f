import type { FreeItem } from './demo-item.ts';

/** The free items around the main sections: footers, navigation, teams, blogs and small parts. */
export const freeFurniture: readonly FreeItem[] = [
  {
    category: 'Footer',
    title: 'Sitemap footer with a status line',
    tags: ['footer', 'sitemap', 'status', 'dark'],
    aspect: [13, 6],
    description:
      'Four columns of links and one line that says whether everything is running. The status is a link to the facts rather than a green dot to believe.',
    info: 'Feed status from your own endpoint; without an answer the line says unknown.',
  },
  {
    category: 'Footer',
    title: 'Big wordmark footer',
    tags: ['footer', 'wordmark', 'poster'],
    aspect: [9, 5],
    description:
      'Ends the page with your name across its whole width, built from tiles. It scales by container, so it is never clipped in a narrow column.',
    info: 'Pass up to nine letters; longer names fall back to two lines.',
  },
  {
    category: 'Footer',
    title: 'Local business footer with a drawn map',
    tags: ['footer', 'map', 'local'],
    aspect: [16, 9],
    description:
      'Address, opening hours and a small map drawn in SVG, with no map service watching your visitors. Today’s hours are marked for the shop’s own time zone.',
    info: 'Trace streets as a few points; the pin links to the visitor’s own map app.',
  },
  {
    category: 'Footer',
    title: 'Newsletter footer with a colophon',
    tags: ['footer', 'newsletter', 'colophon'],
    aspect: [2, 1],
    description:
      'Says how often you write and shows the last subject line before asking for an address. The colophon names the people and typefaces behind the page.',
    info: 'Set frequency and lastIssue; both are shown beside the field.',
  },
  {
    category: 'Team',
    title: 'Contact sheet of twelve portraits',
    tags: ['team', 'contact-sheet', 'portraits'],
    aspect: [1, 1],
    description:
      'Twelve portraits on a photographer’s sheet, with one circled for this month’s introduction. It holds its grid from four people to forty.',
    info: 'Portraits without a picture get a drawn one from the person’s name.',
  },
  {
    category: 'Team',
    title: "Founders' note with three portraits",
    tags: ['team', 'founders', 'about'],
    aspect: [12, 7],
    description:
      'Three people, what each of them answers for, and how to reach them. The cards keep level when one job title runs to three lines.',
    info: 'Order is yours; the middle card drops slightly only when there are three.',
  },
  {
    category: 'Blogs',
    title: 'Magazine front page for a blog',
    tags: ['blog', 'magazine', 'editorial'],
    aspect: [1, 1],
    description:
      'One lead story with room to breathe and three in a side column, like a paper that chose. The lead changes by date, not by whoever edits the template.',
    info: 'Pass posts newest first; the first one with a picture becomes the lead.',
  },
  {
    category: 'Blogs',
    title: 'Post index by year',
    tags: ['blog', 'index', 'archive'],
    aspect: [4, 3],
    description:
      'Every post on one page under large years that stay put while you scroll. Four hundred entries stay fast because they are only text and rules.',
    info: 'Group by year on the server; the component only draws what it is given.',
  },
  {
    category: 'Blogs',
    title: 'Author page header with a reading list',
    tags: ['blog', 'author', 'profile'],
    aspect: [20, 13],
    description:
      'Introduces a writer by the three pieces to start with instead of a biography. New pieces never push out the ones the author picked.',
    info: 'Set picks to three addresses; the rest of the archive follows below.',
  },
  {
    category: 'Navbar',
    title: 'Pill navbar that tucks away while reading',
    tags: ['navbar', 'pill', 'sticky'],
    aspect: [12, 5],
    description:
      'Slides away on the way down, comes back on the way up, and stays whenever something inside it has focus. One CSS animation does it, without a scroll listener.',
    info: 'Five links fit on a laptop; more fold into a native disclosure.',
  },
  {
    category: 'Navbar',
    title: 'Editorial masthead with the issue date',
    tags: ['navbar', 'masthead', 'editorial'],
    aspect: [5, 2],
    description:
      'A newspaper head with double rules, the date in the reader’s language and six sections. On phones the sections scroll and the current one is kept in view.',
    info: 'Pass the date as an ISO string; formatting follows the page’s language.',
  },
  {
    category: 'Blocks',
    title: 'Bento of five with one tall story',
    tags: ['block', 'bento', 'grid'],
    aspect: [5, 4],
    description:
      'Five tiles of different weight with one tall story, so the eye knows where to begin. The reading order stays right when it folds to one column.',
    info: 'Give the tall tile your strongest point; it comes first for screen readers.',
  },
  {
    category: 'Blocks',
    title: 'Stats with their sources under each number',
    tags: ['block', 'stats', 'sources'],
    aspect: [2, 1],
    description:
      'Three large numbers, each with a small drawing and the source it came from. Numbers without a source are refused by the types.',
    info: 'Each figure takes a value, a unit, a source and the date it was measured.',
  },
  {
    category: 'Navigation',
    title: 'Mobile bottom bar with five thumb-sized places',
    tags: ['navigation', 'bottom-bar', 'mobile'],
    aspect: [16, 9],
    description:
      'Five places within reach of a thumb, with room for the phone’s own home line. The middle one acts, the other four go somewhere, and it says so to screen readers.',
    info: 'Mark the current place with its address; the bar hides while the keyboard is open.',
  },
  {
    category: 'Cards',
    title: 'Product card set that survives long names',
    tags: ['card', 'product', 'shop'],
    aspect: [3, 2],
    description:
      'Names of one word or three lines keep prices and buttons on one level. Sold-out pieces stay readable and offer a reminder instead.',
    info: 'Uses subgrid for the shared rows; older browsers fall back to a column.',
  },
  {
    category: 'Forms',
    title: 'Address form with PIN code lookup',
    tags: ['form', 'address', 'pin-code', 'india'],
    aspect: [5, 4],
    description:
      'Six digits fill in the district and state, and everything stays editable when the lookup is wrong. It accepts a paste of the whole address.',
    info: 'Give a lookup function; while it runs the other fields remain usable.',
  },
  {
    category: 'Buttons',
    title: 'Button family with loading and danger states',
    tags: ['button', 'states', 'loading'],
    aspect: [9, 5],
    description:
      'Three intents in four states that keep their width while loading, so nothing jumps. A busy button stays focusable and tells why it cannot be pressed.',
    info: 'Use intent and busy; the label is never replaced by the spinner.',
  },
  {
    category: 'Buttons',
    title: 'Split button with shortcuts in its menu',
    tags: ['button', 'split-button', 'menu', 'keyboard'],
    aspect: [12, 7],
    description:
      'The main action is one press, its variants are one more, and each shows its shortcut. The menu is a native popover and closes the way people expect.',
    info: 'Shortcuts are shown for the visitor’s own platform and can be switched off.',
  },
  {
    category: 'Modals',
    title: 'Confirm dialog that names each consequence before it happens',
    tags: ['modal', 'confirm', 'dialog'],
    aspect: [8, 5],
    description:
      'Says how many things will disappear and who else will notice, and labels the button with the act. Escape and the first focus are always on the safe side.',
    info: 'Built on the native dialog element; the dangerous button is never focused first.',
  },
];
