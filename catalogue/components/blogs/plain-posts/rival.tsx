import { PlainPosts } from './component.tsx';

/** A cover of any ratio. */
const coverOf = (width: number, height: number): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d6cfc4" /><circle cx="50%" cy="50%" r="90" fill="#8a5a2b" /></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

/** Covers of three ratios, and titles of one and of three lines. */
const POSTS = [
  {
    date: '2026-11-17',
    title: 'Plum cake from 1 December',
    href: '#plum-cake',
    text: 'Eighty cakes, soaked since August. Two for each household until the 15th.',
    cover: coverOf(600, 600),
  },
  {
    date: '2026-11-03',
    title:
      'October, counted: what we baked, what we sold on the day, and where the rest of it went in the evening',
    href: '#october',
    text: 'We baked 7,020 loaves and sold 6,739 on the day.',
    cover: coverOf(800, 500),
  },
  {
    date: '2026-10-13',
    title: 'The new wheat is in',
    href: '#wheat',
    text: 'It takes more water than last year’s.',
    cover: coverOf(480, 600),
  },
];

export function Ours() {
  return (
    <PlainPosts
      large={false}
      posts={POSTS.map(({ date, title, href, text, cover }) => ({
        date,
        title,
        href,
        text,
        media: <img src={cover} alt="A round loaf" />,
      }))}
    />
  );
}

/** The blog cards of most sites: each is a link around everything. */
export function Rival() {
  return (
    <section className="mx-auto max-w-7xl px-6 py-24">
      <h2 className="text-3xl font-bold tracking-tight">What the oven did this month</h2>
      <ul className="mt-12 grid gap-8 md:grid-cols-3">
        {POSTS.map(({ date, title, href, text, cover }) => (
          <li key={href}>
            <a href={href} className="block overflow-hidden rounded-xl border shadow-sm">
              <img src={cover} alt="A round loaf" className="w-full" />
              <div className="p-6">
                <time dateTime={date} className="text-sm text-neutral-600">
                  {date}
                </time>
                <h3 className="mt-2 text-lg font-semibold">{title}</h3>
                <p className="mt-2 text-neutral-600">{text}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
