import type { ReactNode } from 'react';
import { PlainSplitHero } from './component.tsx';

const TITLE = 'Learn to sign from people who sign all day';
const LEAD =
  'A ten-week evening course in Indian Sign Language, taught by deaf teachers in Hyderabad and online.';
const LINKS = [
  { label: 'Take a place', href: '#place' },
  { label: 'Try the first lesson', href: '#lesson' },
];
const CAPTION = 'The room in Himayatnagar, ten minutes before the first lesson.';

const pictureOf = (width: number, height: number): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c9d4de" /><circle cx="50%" cy="50%" r="90" fill="#3d5a78" /></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

const photograph = (width: number, height: number): ReactNode => (
  <img src={pictureOf(width, height)} alt="A round table" width={width} height={height} />
);

/** What people put beside a text, each with its own ratio. */
const MEDIA: { name: string; ratio: number; media: ReactNode }[] = [
  { name: 'portrait', ratio: 4 / 5, media: photograph(800, 1000) },
  { name: 'square', ratio: 1, media: photograph(900, 900) },
  { name: 'panorama', ratio: 21 / 9, media: photograph(2100, 900) },
  {
    name: 'embed',
    ratio: 16 / 9,
    media: <iframe title="The first lesson" sandbox="" srcDoc="<p>A film</p>" />,
  },
  {
    name: 'drawing',
    ratio: 3 / 2,
    media: (
      <svg viewBox="0 0 600 400" role="img" aria-label="Two hands">
        <rect width="600" height="400" fill="#c9d4de" />
        <path d="M120 300V120h90v180zM390 300V120h90v180z" fill="#3d5a78" />
      </svg>
    ),
  },
];

export function Ours() {
  return MEDIA.map(({ name, ratio, media }, at) => (
    <PlainSplitHero
      key={name}
      title={TITLE}
      lead={LEAD}
      links={LINKS}
      caption={CAPTION}
      media={media}
      ratio={ratio}
      side={at % 2 === 0 ? 'end' : 'start'}
    />
  ));
}

/** After hero1 of shadcnblocks, with the sides in turn. */
export function Rival() {
  return MEDIA.map(({ name, media }, at) => (
    <section key={name} className="bg-white py-32 text-neutral-900">
      <div className="mx-auto max-w-7xl px-8">
        <div className="grid items-center gap-8 lg:grid-cols-2">
          <div className="flex flex-col items-start text-left">
            <h1 className="my-6 text-4xl font-bold text-pretty lg:text-6xl">{TITLE}</h1>
            <p className="mb-8 max-w-xl text-neutral-600 lg:text-xl">{LEAD}</p>
            <div className="flex w-full flex-col gap-2 sm:flex-row">
              {LINKS.map(({ label, href }, index) => (
                <a
                  key={href}
                  href={href}
                  className={`inline-flex h-11 items-center rounded-md px-6 font-medium ${index === 0 ? 'bg-neutral-900 text-white' : 'border'}`}
                >
                  {label}
                </a>
              ))}
            </div>
          </div>
          <figure className={at % 2 === 0 ? '' : 'lg:order-first'}>
            <div className="[&>*]:max-h-96 [&>*]:w-full [&>*]:rounded-md [&>*]:object-cover">
              {media}
            </div>
            <figcaption className="mt-3 text-sm text-neutral-600">{CAPTION}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  ));
}
