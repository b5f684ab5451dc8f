import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findStyleAttributes, sealInlineScripts } from './csp.server.ts';

const nonce = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('our own inline scripts get a hash and lose their mark', () => {
  const { html, policy } = sealInlineScripts(
    `<head><script nonce="${nonce}">ours()</script><script type="module" async="" nonce="${nonce}">two()</script></head>`,
    nonce,
  );
  expect(html).toBe(
    '<head><script>ours()</script><script type="module" async="">two()</script></head>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('ours()')} ${hashOf('two()')}`);
});

test('a stored script gets no hash, whatever it claims about itself', () => {
  const { policy } = sealInlineScripts(
    `<p><script>stolen()</script><script nonce="guessed">guess()</script><script nonce=>empty()</script></p>`,
    nonce,
  );
  expect(policy).toMatch(/script-src 'self'$/);
});

test('a script file needs no hash, and the mark is gone from every element', () => {
  const { html, policy } = sealInlineScripts(
    `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script src="/a.js" nonce="${nonce}"></script>`,
    nonce,
  );
  expect(policy).toMatch(/script-src 'self'$/);
  expect(html).not.toContain('nonce');
});

test('two renders with different marks give the same bytes and the same policy', () => {
  const page = (mark: string) => sealInlineScripts(`<script nonce="${mark}">same()</script>`, mark);
  expect(page('1'.repeat(32))).toEqual(page('2'.repeat(32)));
});

test('everything that is not named is refused', () => {
  const { policy } = sealInlineScripts('', nonce);
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
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toContain('unsafe');
});

test('style attributes in the markup are found, style words in text and script data are not', () => {
  expect(findStyleAttributes('<p class="a" style="color:red">x</p>')).toHaveLength(1);
  expect(findStyleAttributes("<i style='top:0'></i><b STYLE=left:0></b>")).toHaveLength(2);
  expect(
    findStyleAttributes('<p>the style="x" attribute</p><script>"<p style=1>"</script>'),
  ).toEqual([]);
});
