export type ItemContent = {
  heading: string;
  lead: string;
  action: string;
  entries: readonly (readonly [name: string, detail: string])[];
};

const CONTENT: Record<string, ItemContent> = {
  Hero: {
    heading: 'Know the price before you load the truck',
    lead: 'Mandi rates from 340 markets, every fifteen minutes, in one page.',
    action: 'See today’s rates',
    entries: [
      ['Onion, Lasalgaon', '₹2,140 a quintal'],
      ['Tomato, Kolar', '₹1,860 a quintal'],
      ['Wheat, Khanna', '₹2,425 a quintal'],
    ],
  },
  Pricing: {
    heading: 'Pay for the seats you fill',
    lead: 'Prices are per month and include GST.',
    action: 'Choose a plan',
    entries: [
      ['Bench', '₹0 for two people and one project'],
      ['Workshop', '₹499 for ten people, with a shared library'],
      ['Factory', '₹1,999 for fifty people, with audit and export'],
    ],
  },
  Testimonials: {
    heading: 'What they told us after a year',
    lead: 'Unedited, and linked to where it was said.',
    action: 'Read all reviews',
    entries: [
      ['Ananya Kulkarni, Nilgiri Books', 'We close the till forty minutes earlier now.'],
      ['Tomás Herrera, Faro Cycles', 'The import took two tries, then it just worked.'],
      ['Meera Pillai, Pillai & Daughters', 'I stopped keeping the paper copy in March.'],
    ],
  },
  FAQ: {
    heading: 'Before you order',
    lead: 'Not answered here? A person replies within four working hours.',
    action: 'Ask a question',
    entries: [
      [
        'Can I change the address later?',
        'Yes, until the parcel leaves Pune at six in the evening.',
      ],
      ['Do you send a GST invoice?', 'Every order has one, under Orders, as soon as it is paid.'],
      ['What if it arrives broken?', 'Send a picture within seven days and we post a new one.'],
    ],
  },
  Footer: {
    heading: 'Harbour Street Bakery',
    lead: 'Open Tuesday to Sunday, seven to two.',
    action: 'All services running',
    entries: [
      ['Bread', '/bread'],
      ['Visit us', '/visit'],
      ['Privacy', '/privacy'],
    ],
  },
  Team: {
    heading: 'The people who answer',
    lead: 'Write to any of us; we read our own mail.',
    action: 'See open roles',
    entries: [
      ['Ishita Rao', 'Design, in Bengaluru'],
      ['Jonas Lindqvist', 'Engineering, in Malmö'],
      ['Farah Siddiqui', 'Support, in Lucknow'],
    ],
  },
  Waitlist: {
    heading: 'The first two hundred looms ship in March',
    lead: 'One mail when yours is ready, none before.',
    action: 'Join the list',
    entries: [['Email', 'email']],
  },
  'How It Works': {
    heading: 'From order to doorstep',
    lead: 'Three days in most cities, five elsewhere.',
    action: 'Start an order',
    entries: [
      ['Send us the measurements', 'A photo of your notes is enough.'],
      ['Approve the drawing', 'It arrives the same evening.'],
      ['Unpack it', 'No tools, no leftover screws.'],
    ],
  },
  Blogs: {
    heading: 'Notes from the press room',
    lead: 'Every second Thursday.',
    action: 'All notes',
    entries: [
      ['Why our margins grew by four millimetres', 'Six minutes, 12 March'],
      ['A week without the folding machine', 'Nine minutes, 26 February'],
      ['Choosing a black that prints black', 'Four minutes, 12 February'],
    ],
  },
  CTA: {
    heading: 'Try it on your next invoice',
    lead: 'Takes four minutes, and you keep the file either way.',
    action: 'Make an invoice',
    entries: [
      ['No card needed', 'We ask when you decide to stay.'],
      ['Your data stays yours', 'Export it whenever you like.'],
    ],
  },
  Blocks: {
    heading: 'Last month in numbers',
    lead: 'Measured on our own servers, 1 to 30 April.',
    action: 'Open the report',
    entries: [
      ['1,284 orders', 'Up from 1,102; source: order ledger'],
      ['2.1 days to the door', 'Median of all cities; source: courier scans'],
      ['0.8 % returned', 'Lowest since June; source: returns admin'],
    ],
  },
  Cards: {
    heading: 'From the workshop',
    lead: 'Made to order in eight days.',
    action: 'Add to basket',
    entries: [
      ['Reading lamp in blackened steel', '₹4,200'],
      ['Stoneware vase, two glazes', '₹1,850'],
      ['Folding chair in ash', '₹6,900'],
    ],
  },
  Forms: {
    heading: 'Where should it go?',
    lead: 'We only ask for what the courier needs.',
    action: 'Continue to review',
    entries: [
      ['Full name', 'name'],
      ['PIN code', 'postal-code'],
      ['Street and house', 'street-address'],
    ],
  },
  Buttons: {
    heading: 'Publish',
    lead: 'Saved two minutes ago.',
    action: 'Publish now',
    entries: [
      ['Publish now', 'primary'],
      ['Save draft', 'quiet'],
      ['Delete draft', 'danger'],
    ],
  },
  Modals: {
    heading: 'Delete the spring catalogue?',
    lead: '48 pages and their comments go with it, and three people lose their drafts.',
    action: 'Delete catalogue',
    entries: [],
  },
};

const LINKS: ItemContent = {
  heading: 'Nilgiri Books',
  lead: 'Main',
  action: 'Sign in',
  entries: [
    ['New this week', '/new'],
    ['Shelves', '/shelves'],
    ['Events', '/events'],
    ['About', '/about'],
  ],
};

export const contentFor = (category: string): ItemContent => CONTENT[category] ?? LINKS;
