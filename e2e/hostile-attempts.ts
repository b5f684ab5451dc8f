// What a hostile item tries. Each function runs in the browser, so it can use nothing from outside. It returns true when
// it can tell that it has succeeded. Others are noticed from outside: by a request, a dialog, a new page or a new address.

type Attempt = (url: string) => unknown;

const attempts = {
  'change the page around it': () => {
    parent.document.title = 'taken';
    return parent.document.title === 'taken';
  },
  'read the address of the page': () => parent.location.href.length > 0,
  'lead the page away': (url) => parent.location.replace(url),
  'lead the window away by a link': (url) => {
    const link = Object.assign(document.createElement('a'), { href: url, target: '_top' });
    document.body.append(link);
    link.click();
  },
  'keep something in local storage': () => {
    localStorage.setItem('kept', '1');
    return localStorage.getItem('kept') === '1';
  },
  'keep something in session storage': () => {
    sessionStorage.setItem('kept', '1');
    return sessionStorage.getItem('kept') === '1';
  },
  'open a database': () =>
    new Promise((resolve) => {
      const opening = indexedDB.open('kept');
      opening.addEventListener('success', () => resolve(true));
    }),
  'open a cache': async () => Boolean(await caches.open('kept')),
  'set a cookie': () => {
    document.cookie = 'kept=1';
    return document.cookie.includes('kept=1');
  },
  fetch: (url) => fetch(url, { mode: 'no-cors' }),
  'send an XMLHttpRequest': (url) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.send();
  },
  'send a beacon': (url) => {
    navigator.sendBeacon(url);
  },
  'open a WebSocket': (url) => new WebSocket(url.replace('http', 'ws')),
  'open an event stream': (url) => new EventSource(url),
  'load a picture': (url) => {
    new Image().src = url;
  },
  'load a background': (url) => {
    document.body.style.backgroundImage = `url("${url}")`;
  },
  'load a stylesheet': (url) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url }),
    );
  },
  'load a font': (url) => new FontFace('Kept', `url("${url}")`).load(),
  'load a script': (url) => {
    document.head.append(Object.assign(document.createElement('script'), { src: url }));
  },
  'fetch ahead': (url) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }),
    );
  },
  'play a sound': (url) => {
    new Audio(url).load();
  },
  'go elsewhere itself': (url) => {
    location.href = url;
  },
  'go elsewhere by a refresh': (url) => {
    document.head.append(
      Object.assign(document.createElement('meta'), {
        httpEquiv: 'refresh',
        content: `0; url=${url}`,
      }),
    );
  },
  'open a window': (url) => open(url) !== null,
  'open a tab by a link': (url) => {
    const link = Object.assign(document.createElement('a'), { href: url, target: '_blank' });
    document.body.append(link);
    link.click();
  },
  'submit a form': (url) => {
    const form = Object.assign(document.createElement('form'), { action: url, method: 'post' });
    document.body.append(form);
    form.submit();
  },
  'show a dialog': () => alert('Your session has ended'),
  'save a file': () => {
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(new Blob(['x'])),
      download: 'kept.txt',
    });
    document.body.append(link);
    link.click();
  },
  'open a frame': (url) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
  },
  'start a worker': (url) => {
    const code = new Blob([`fetch(${JSON.stringify(url)}, { mode: 'no-cors' })`]);
    return new Worker(URL.createObjectURL(code));
  },
  'start a service worker': async () =>
    Boolean(await navigator.serviceWorker.register('/worker.js')),
  'run code from a text': () => {
    const run = Reflect.construct(Function, ['return true']) as () => boolean;
    return run();
  },
} satisfies Record<string, Attempt>;

export const ATTEMPTS = Object.keys(attempts);

/** Makes the attempts callable by name. The same text runs in the preview and in the control. */
export const ATTEMPTS_SCRIPT = `globalThis.attempts = {${Object.entries(attempts)
  .map(([name, attempt]) => `${JSON.stringify(name)}: ${attempt.toString()}`)
  .join(',\n')}};`;
