import { PlainSplitCta } from './component.tsx';

const TITLE = 'Come and see how a jug is filled, weighed and signed by hand';
const LEAD = 'The workshop is open from Tuesday to Sunday. It has a step and a ramp.';
const LINK = { label: 'Plan a visit', href: '#visit' };

/** One drawing in five ratios. */
const PICTURES = [
  { alt: '9:16', width: 900, height: 1600 },
  { alt: '3:4', width: 900, height: 1200 },
  { alt: '1:1', width: 1000, height: 1000 },
  { alt: '16:9', width: 1600, height: 900 },
  { alt: '21:9', width: 2100, height: 900 },
].map(({ alt, width, height }) => ({
  alt,
  width,
  height,
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#8a9" d="M0 0h${width}v${height}H0z"/></svg>`,
  )}`,
}));

export function Ours() {
  return (
    <>
      {PICTURES.map((picture, at) => (
        <PlainSplitCta
          key={picture.alt}
          title={TITLE}
          lead={LEAD}
          links={[LINK]}
          side={at % 2 === 0 ? 'end' : 'start'}
          media={<img {...picture} alt={picture.alt} />}
        />
      ))}
      <PlainSplitCta title={TITLE} lead={LEAD} links={[LINK]} />
    </>
  );
}

/** After "Split with image" of Tailwind Plus. */
function Split({ picture }: { picture?: (typeof PICTURES)[number] }) {
  return (
    <section className="relative bg-gray-900">
      <div className="relative h-80 overflow-hidden bg-indigo-600 md:absolute md:left-0 md:h-full md:w-1/3 lg:w-1/2">
        {picture && <img {...picture} alt={picture.alt} className="size-full object-cover" />}
      </div>
      <div className="relative mx-auto max-w-7xl py-24 sm:py-32 lg:px-8 lg:py-40">
        <div className="pr-6 pl-6 md:ml-auto md:w-2/3 md:pl-16 lg:w-1/2 lg:pr-0 lg:pl-24 xl:pl-32">
          <h2 className="text-4xl font-semibold tracking-tight text-white sm:text-5xl">{TITLE}</h2>
          <p className="mt-6 text-base/7 text-gray-300">{LEAD}</p>
          <div className="mt-8">
            <a
              href={LINK.href}
              className="inline-flex rounded-md bg-white/10 px-3.5 py-2.5 text-sm font-semibold text-white"
            >
              {LINK.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

export function Rival() {
  return (
    <>
      {PICTURES.map((picture) => (
        <Split key={picture.alt} picture={picture} />
      ))}
      <Split />
    </>
  );
}
