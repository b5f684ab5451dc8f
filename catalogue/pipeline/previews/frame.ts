// Runs in the document that shows one component of the shop. The document is sandboxed: it has no origin, no storage
// and no network. It takes its settings from the fragment of its address and from the page around it.
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type FrameSettings,
  type FromFrame,
  readFragment,
  readToFrame,
  wrapMessage,
} from '@tessera/contract/preview-frame';

// A sandboxed document has no origin, so the page cannot be named. Nothing in these messages is private.
const send = (message: FromFrame): void => {
  if (parent !== window) parent.postMessage(wrapMessage(message), '*');
};

const html = document.documentElement;
const root = document.querySelector('#root')!;
let settings = readFragment(location.hash);

/** A query that settings decide, and every other query by the browser. */
const answerOf = (query: string): boolean | null => {
  const [, feature, value] =
    /prefers-(color-scheme|reduced-motion)\s*:\s*([a-z-]+)/.exec(query) ?? [];
  if (feature === 'color-scheme') return value === settings.theme;
  if (feature === 'reduced-motion') return (value === 'reduce') === (settings.motion === 'reduce');
  return null;
};

const lists = new Set<{ query: string; target: EventTarget }>();
const matchMedia = window.matchMedia.bind(window);
/** Components ask for theme and motion with media queries, in scripts as in styles. */
window.matchMedia = (query) => {
  if (answerOf(query) === null) return matchMedia(query);
  const target = new EventTarget();
  lists.add({ query, target });
  const list = Object.assign(target, {
    media: query,
    matches: false,
    onchange: null,
    addListener: (listener: EventListener) => target.addEventListener('change', listener),
    removeListener: (listener: EventListener) => target.removeEventListener('change', listener),
  });
  return Object.defineProperty(list, 'matches', { get: () => answerOf(query) ?? false });
};

/** The ground that a browser gives a dark page. An item whose height is not whole would end in a white line without it. */
const DARK_GROUND = '#121212';

let applied: string[] = [];

function apply(next: FrameSettings): void {
  settings = next;
  html.dataset['theme'] = next.theme;
  html.dataset['motion'] = next.motion;
  html.dir = next.direction;
  html.style.backgroundColor = next.theme === 'dark' ? DARK_GROUND : '';
  for (const name of applied) html.style.removeProperty(name);
  for (const [name, value] of Object.entries(next.variables)) html.style.setProperty(name, value);
  applied = Object.keys(next.variables);
  for (const { query, target } of lists)
    target.dispatchEvent(
      Object.assign(new Event('change'), { media: query, matches: answerOf(query) ?? false }),
    );
}

const heightOf = (): number => Math.ceil(root.getBoundingClientRect().height);

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== parent || parent === window) return;
  const message = readToFrame(data);
  if (message?.type === 'set') apply(message.settings);
  if (message?.type === 'ping') send({ type: 'pong', id: message.id });
});
addEventListener('hashchange', () => apply(readFragment(location.hash)));

const say = (reason: unknown): void =>
  send({ type: 'error', message: reason instanceof Error ? reason.message : String(reason) });
addEventListener('error', ({ error, message }) => {
  // The browser says this when an observer changes the size of what it observes. Nothing is broken then.
  if (!message.startsWith('ResizeObserver loop')) say(error ?? message);
});
addEventListener('unhandledrejection', ({ reason }) => say(reason));

// A form of an example has nowhere to go. A link to a part of the page works; others would only replace the frame.
addEventListener('submit', (event) => event.preventDefault());
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link) return;
  event.preventDefault();
  // The fragment of the address holds the settings, so a link to a part scrolls without changing it.
  const [, id] = /^#(.+)$/.exec(link.getAttribute('href') ?? '') ?? [];
  if (id) document.getElementById(id)?.scrollIntoView();
});

/** Draws the component and reports its height from then on. */
export function mount(Component: ComponentType): void {
  apply(settings);
  createRoot(root, { onUncaughtError: say }).render(createElement(Component));
  let isReady = false;
  new ResizeObserver(() => {
    if (!root.firstChild) return;
    send({ type: isReady ? 'height' : 'ready', height: heightOf() });
    isReady = true;
  }).observe(root);
}
