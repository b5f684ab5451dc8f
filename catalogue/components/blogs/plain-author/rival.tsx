import { PlainAuthor } from './component.tsx';

/** Nine people wrote it. */
const NAMES = [
  'Efua Lindström',
  'Olof Sandell',
  'Amrit Bains',
  'Sudha Nair-Holm',
  'Tuula Aho',
  'Håkan Sjöblom',
  'Göran Lindholm',
  'Ebba Mensah',
  'Hardeep Sohal',
];
const POST = {
  title: 'A year in 6,570 crossings',
  lead: 'We ran 6,498.',
  published: '2026-03-04',
  updated: '2026-06-01',
  words: 1_380,
};

export function Ours() {
  return <PlainAuthor {...POST} authors={NAMES.map((name) => ({ name, href: '#author' }))} />;
}

const FACE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath fill="%238899aa" d="M0 0h40v40H0z"/%3E%3C/svg%3E';

/** The head of a post as most templates have it, with the group of avatars of shadcn/ui. */
export function Rival() {
  const [first, ...others] = NAMES;
  return (
    <header className="mx-auto max-w-3xl bg-white px-6 py-16 text-neutral-900">
      <h1 className="text-5xl font-bold tracking-tight">{POST.title}</h1>
      <p className="mt-4 text-xl text-neutral-600">{POST.lead}</p>
      <div className="mt-8 flex items-center gap-4">
        <div className="flex -space-x-2">
          {NAMES.slice(0, 4).map((name) => (
            <img
              key={name}
              src={FACE}
              alt={name}
              className="size-10 rounded-full ring-2 ring-white"
            />
          ))}
        </div>
        <div className="text-sm">
          <p className="font-semibold">
            {first} and {others.length} others
          </p>
          <p className="text-neutral-600">
            <time dateTime={POST.published}>{new Date(POST.published).toLocaleDateString()}</time> ·
            Updated{' '}
            <time dateTime={POST.updated}>{new Date(POST.updated).toLocaleDateString()}</time> ·{' '}
            {Math.ceil(POST.words / 200)} min read
          </p>
        </div>
      </div>
    </header>
  );
}
