import { QuernMark } from '../../../media/marks.tsx';
import { PlainMinimalFooter } from './component.tsx';

const LANGUAGES = [
  { code: 'en', label: 'English' },
  { code: 'hi', label: 'हिन्दी' },
  { code: 'de', label: 'Deutsch' },
];

/** Links of the page's own; the language that is read is no link. */
function Languages() {
  return (
    <ul aria-label="Language" className="m-0 flex list-none gap-x-4 p-0">
      {LANGUAGES.map(({ code, label }, at) => (
        <li key={code} lang={code} className="flex min-h-7 items-center pointer-coarse:min-h-11">
          {at === 0 ? (
            <span className="text-(--quiet)">{label}</span>
          ) : (
            <a
              href={`#${code}`}
              className="inline-flex items-center underline-offset-[.3em] hover:underline focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) pointer-coarse:min-h-11"
            >
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Demo() {
  return <PlainMinimalFooter logo={<QuernMark />} end={<Languages />} />;
}
