import {
  DEFAULT_GRID_COLUMNS,
  THEME_STORAGE_KEY,
  TOKEN_STORAGE_KEY,
} from '@tessera/contract/constants';
import { URL_TOKEN_STORAGE_KEY, COLUMNS_STORAGE_KEY } from './storage-keys.ts';

/**
 * Runs at the top of <head>, before the first paint.
 * It moves a token from the URL to the session storage, for the app to redeem.
 * It writes session, theme and columns as attributes of <html>, which CSS reads.
 * It records what happens before hydration: which pictures loaded or failed, and which form was
 * submitted.
 * It is a string, so that its bytes and their CSP hash are the same in every build.
 */
export const beforePaint = `(function () {
  var root = document.documentElement, set = root.dataset, early, url = new URL(location.href), token = url.searchParams.get('token');
  set.session = 'out';
  set.columns = '${DEFAULT_GRID_COLUMNS}';
  set.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  if (token !== null) {
    url.searchParams.delete('token');
    history.replaceState(history.state, '', url.href);
  }
  try {
    if (token !== null && /^[A-Za-z0-9_-]{20,200}$/.test(token)) {
      sessionStorage.setItem('${URL_TOKEN_STORAGE_KEY}', token);
    }
    if (localStorage.getItem('${TOKEN_STORAGE_KEY}') || sessionStorage.getItem('${URL_TOKEN_STORAGE_KEY}')) set.session = 'in';
    if (localStorage.getItem('${COLUMNS_STORAGE_KEY}') === '2') set.columns = '2';
    var theme = localStorage.getItem('${THEME_STORAGE_KEY}');
    if (theme === 'dark' || theme === 'light') set.theme = theme;
  } catch (storageIsBlocked) {}
  function note(mark) {
    return function (event) {
      if (event.target instanceof HTMLImageElement) event.target.setAttribute(mark, '');
    };
  }
  document.addEventListener('load', note('data-loaded'), true);
  document.addEventListener('error', note('data-broken'), true);
  document.addEventListener('submit', function (event) {
    if ('hydrated' in set || event.target.method !== 'post') return;
    event.preventDefault();
    early = event.target;
  }, true);
  new MutationObserver(function (changes, observer) {
    observer.disconnect();
    if (early) early.requestSubmit();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
})();`;
