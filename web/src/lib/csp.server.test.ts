import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSellingPage } from './checkout-page.ts';
import { findStyleAttributes, isAdminPage, hashInlineScripts } from './csp.server.ts';

const nonce = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('our own inline scripts get a hash and lose their mark', () => {
  const { html, policy } = hashInlineScripts(
    `<head><script nonce="${nonce}">ours()</script><script type="module" async="" nonce="${nonce}">two()</script></head>`,
    nonce,
  );
  expect(html).toBe(
    '<head><script>ours()</script><script type="module" async="">two()</script></head>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('ours()')} ${hashOf('two()')}`);
});

test('a stored script gets no hash, whatever it claims about itself', () => {
  const { policy } = hashInlineScripts(
    `<p><script>stolen()</script><script nonce="guessed">guess()</script><script nonce=>empty()</script></p>`,
    nonce,
  );
  expect(policy).toMatch(/script-src 'self'$/);
});

test('a script file needs no hash, and the mark is gone from every element', () => {
  const { html, policy } = hashInlineScripts(
    `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script src="/a.js" nonce="${nonce}"></script>`,
    nonce,
  );
  expect(policy).toMatch(/script-src 'self'$/);
  expect(html).not.toContain('nonce');
});

test('two renders with different marks give the same bytes and the same policy', () => {
  const page = (mark: string) => hashInlineScripts(`<script nonce="${mark}">same()</script>`, mark);
  expect(page('1'.repeat(32))).toEqual(page('2'.repeat(32)));
});

test('everything that is not named is refused', () => {
  const { policy } = hashInlineScripts('', nonce);
  for (const directive of [
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    'report-uri /api/csp-report',
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toContain('unsafe');
});

const checkout = { script: 'http://127.0.0.1:4011', frame: 'http://127.0.0.1:4010' };
const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0]!, text]));

test('a page that sells allows the checkout window and no script of its own more', () => {
  const html = `<script nonce="${nonce}">ours()</script>`;
  const strict = directivesOf(hashInlineScripts(html, nonce).policy);
  const selling = directivesOf(hashInlineScripts(html, nonce, { checkout }).policy);
  expect(selling).toEqual({
    ...strict,
    'script-src': `script-src 'self' ${checkout.script} ${hashOf('ours()')}`,
    'style-src': "style-src 'self' 'unsafe-inline'",
    'frame-src': `frame-src ${checkout.frame}`,
  });
});

test('a shop with previews allows frames of their origin alone, beside those of the checkout', () => {
  const previews = 'https://previews.test';
  const strict = directivesOf(hashInlineScripts('', nonce).policy);
  expect(strict).not.toHaveProperty('frame-src');
  expect(directivesOf(hashInlineScripts('', nonce, { previews }).policy)).toEqual({
    ...strict,
    'frame-src': `frame-src ${previews}`,
  });
  expect(directivesOf(hashInlineScripts('', nonce, { previews, checkout }).policy)).toMatchObject({
    'frame-src': `frame-src ${checkout.frame} ${previews}`,
  });
});

test('the real provider is also allowed what its script fetches', () => {
  const real = { script: 'https://checkout.razorpay.com', frame: 'https://api.razorpay.com' };
  const policy = directivesOf(hashInlineScripts('', nonce, { checkout: real }).policy);
  expect(policy['script-src']).toBe(
    "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com",
  );
  expect(policy['img-src']).toBe("img-src 'self' data: https://cdn.razorpay.com");
  expect(policy['connect-src']).toContain('https://lumberjack.razorpay.com');
});

test.each([
  '/',
  '/dashboard',
  '/dashboard/saved',
  '/components/three-tier-pricing',
  '/checkout/plan/01890000-0000-7000-8000-000000000001',
  '/checkout/component/three-tier-pricing',
])('%s sells', (path) => expect(isSellingPage(path)).toBe(true));

test.each([
  '/login',
  '/dashboard/account',
  '/dashboard/subscription',
  '/admin/dashboard',
  '/components',
  '/checkout/other/thing',
  '/no/such/page',
])('%s does not sell', (path) => expect(isSellingPage(path)).toBe(false));

test('style attributes in the markup are found, style words in text and script data are not', () => {
  expect(findStyleAttributes('<p class="a" style="color:red">x</p>')).toHaveLength(1);
  expect(findStyleAttributes("<i style='top:0'></i><b STYLE=left:0></b>")).toHaveLength(2);
  expect(
    findStyleAttributes('<p>the style="x" attribute</p><script>"<p style=1>"</script>'),
  ).toEqual([]);
});

test('a page of admins may send files to the store, and nothing else more', () => {
  const strict = directivesOf(hashInlineScripts('', nonce).policy);
  const uploads = 'https://store.example.com';
  expect(directivesOf(hashInlineScripts('', nonce, { uploads }).policy)).toEqual({
    ...strict,
    'connect-src': `connect-src 'self' ${uploads}`,
  });
  expect(['/admin/dashboard', '/admin', '/admin/'].every(isAdminPage)).toBe(true);
  expect(['/', '/templates', '/administration', '/dashboard', '/x/admin'].some(isAdminPage)).toBe(
    false,
  );
});
