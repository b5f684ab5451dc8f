import type { FastifyRequest } from 'fastify';
import { THEME_STORAGE_KEY } from '@tessera/contract/constants';
import { mosaicLayers, mosaicViewBox, type Tone } from '@tessera/contract/mosaic';
import { escape, sourceHash } from './markup.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route responds with a page, also when it fails. */
    page?: boolean;
  }
}

/** The light and the dark value of each colour, as in the design system's tokens. */
const COLOURS = {
  canvas: ['#faf8f4', '#131210'],
  'surface-sunken': ['#f2eee6', '#0e0d0c'],
  line: ['#e4ded2', '#2d2a25'],
  ink: ['#1b1a17', '#f3efe7'],
  'ink-muted': ['#5f5a50', '#b0a999'],
  'ink-faint': ['#6f685c', '#9b9485'],
  accent: ['#c2371b', '#ff6a47'],
  'accent-hover': ['#ad3016', '#ff8567'],
  'on-accent': ['#ffffff', '#1b0d08'],
  'tile-1': ['#c93a1d', '#ff6a47'],
  'tile-2': ['#2b4c9b', '#7f9fee'],
  'tile-3': ['#e0a11b', '#f0b93a'],
  'tile-4': ['#1f7a5c', '#4fb892'],
  'tile-5': ['#8a5a83', '#c08fb8'],
} as const;

const FILLS: Record<Tone, keyof typeof COLOURS> = {
  'tile-1': 'tile-1',
  'tile-2': 'tile-2',
  'tile-3': 'tile-3',
  'tile-4': 'tile-4',
  'tile-5': 'tile-5',
  ink: 'ink',
  paper: 'surface-sunken',
  sand: 'line',
};

const properties = Object.entries(COLOURS).map(
  ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
);
const fills = Object.entries(FILLS).map(([tone, name]) => `.${tone}{fill:var(--${name})}`);

const STYLE = `
:root{color-scheme:light dark;${properties.join(';')}}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:1rem/1.6 ui-sans-serif,system-ui,sans-serif}
header{padding:0 max(1.125rem,(100% - 1180px)/2);border-bottom:1px solid var(--line)}header a{display:inline-flex;align-items:center;gap:.625rem;min-height:4rem;color:inherit;font-weight:700;font-size:1.1875rem;letter-spacing:-.02em;text-decoration:none}
header svg{width:1.375rem}@media(width>=40rem){header{padding-inline:max(2rem,(100% - 1180px)/2)}}
main{max-width:32rem;margin:0 auto;padding:4.5rem 1.125rem;text-align:center;overflow-wrap:anywhere}main svg{display:block;width:17.5rem;max-width:100%;margin:0 auto;border-radius:16px}
h1{margin:2rem 0 0;font-size:2.25rem;line-height:1.08;letter-spacing:-.02em;text-wrap:balance}h1 span{display:block;margin-bottom:.75rem;color:var(--accent);font:400 .875rem/1.3 ui-monospace,monospace;letter-spacing:.08em}
p{margin:.75rem 0 0;color:var(--ink-muted);text-wrap:balance}
main a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:2rem;padding:.5rem 1.25rem;border-radius:10px;background:var(--accent);color:var(--on-accent);font-weight:550;font-size:.875rem;text-decoration:none}main a:hover{background:var(--accent-hover)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
small{display:block;margin-top:1.5rem;color:var(--ink-faint);font:.75rem ui-monospace,monospace}
${fills.join('')}`;

/** Applies the visitor's chosen theme before the first paint. */
const SCRIPT = `try{var theme=localStorage.getItem('${THEME_STORAGE_KEY}');if(theme==='dark'||theme==='light')document.documentElement.dataset.theme=theme}catch(storageIsBlocked){}`;

export const FAILURE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${sourceHash(STYLE)}`,
  `script-src ${sourceHash(SCRIPT)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LOGO =
  '<svg viewBox="0 0 22 22" aria-hidden="true"><path class="tile-1" d="M0 0h11v11H0z"/><path class="tile-2" d="M11 0h11a11 11 0 0 1-11 11z"/><path class="tile-3" d="M11 22H0a11 11 0 0 1 11-11z"/><circle class="tile-4" cx="16.5" cy="16.5" r="5.5"/></svg>';

const MOSAIC = `<svg viewBox="${mosaicViewBox(8, 4)}" aria-hidden="true">${mosaicLayers(
  'no-such-tile',
  8,
  4,
)
  .map(({ tone, d }) => `<path class="${tone}" d="${d}"/>`)
  .join('')}</svg>`;

/** Waiting times below this are shown as words instead of a number. */
const MOMENT_SECONDS = 5;

const waitOf = (seconds: number | undefined): string =>
  seconds === undefined || seconds < MOMENT_SECONDS ? 'a moment' : `${seconds} seconds`;

type Words = { title: string; text: (wait: string) => string };

const WORDS: Partial<Record<number, Words>> = {
  429: {
    title: 'Too many requests',
    text: (wait) =>
      `More pages were asked for from your network than one minute allows. Please wait ${wait}, then try again.`,
  },
  500: {
    title: 'Something went wrong',
    text: () => 'The page could not be shown. The fault is ours. Please try again in a moment.',
  },
  503: {
    title: 'We will be right back',
    text: (wait) => `The shop cannot show this page just now. Please wait ${wait}, then try again.`,
  },
};

type Failure = { status: number; requestId: string; retryAfterSeconds: number | undefined };

/**
 * The page that a browser shows when a page was refused, or failed before it was rendered. It needs no renderer, no
 * file and no database.
 */
export function renderFailurePage({
  status,
  requestId,
  retryAfterSeconds,
}: Failure): string | null {
  const words = WORDS[status];
  if (!words) return null;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script>${SCRIPT}</script><title>${words.title} · Tessera</title><meta name="robots" content="noindex"><link rel="icon" type="image/svg+xml" href="/favicon.svg"><style>${STYLE}</style></head>
<body><header><a href="/">${LOGO}Tessera</a></header><main>${MOSAIC}<h1><span>${status}</span> ${words.title}</h1><p>${words.text(waitOf(retryAfterSeconds))}</p><a href="">Try again</a><small>Request ${escape(requestId)}</small></main></body></html>`;
}

/** Whether a browser requested a page. Scripts and other clients do not accept `text/html`. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.routeOptions.config.page === true && (request.headers.accept ?? '').includes('text/html');
