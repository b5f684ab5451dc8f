import { createHash } from 'node:crypto';
import type { CheckoutOrigins } from './checkout-page.ts';

const STRICT = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
};

type Sources = Record<string, readonly string[]>;

const REAL_SCRIPT = 'https://checkout.razorpay.com';
/** What the provider's own script fetches besides: risk detection, pictures and its log. */
const REAL_MORE: Sources = {
  'script-src': ['https://cdn.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
  'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
};

/** What the checkout window needs of the page it opens on; its script writes a style block. */
const checkoutSources = ({ script, frame }: CheckoutOrigins): Sources[] => [
  { 'script-src': [script], 'frame-src': [frame], 'style-src': ["'unsafe-inline'"] },
  ...(script === REAL_SCRIPT ? [REAL_MORE] : []),
];

/** Where admins work: they send large files straight to the store, and nobody else does. */
export const isAdminPage = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

/** What a page needs beyond our own origin. */
type Needs = { checkout?: CheckoutOrigins | null; uploads?: string | null };

function policyOf(parts: readonly Sources[]): string {
  const directives = new Map<string, string[]>();
  for (const part of parts)
    for (const [name, sources] of Object.entries(part))
      directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes the inline scripts that carry this render's mark into a policy and removes the mark.
 * A script that came with stored content cannot know the mark, so it never gets a hash.
 */
export function sealInlineScripts(
  marked: string,
  nonce: string,
  { checkout = null, uploads = null }: Needs = {},
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of marked.matchAll(SCRIPT)) {
    if (attributes.includes(mark) && !attributes.includes(' src=')) {
      hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
    }
  }
  const policy = policyOf([
    STRICT,
    ...(checkout ? checkoutSources(checkout) : []),
    ...(uploads ? [{ 'connect-src': [uploads] }] : []),
    { 'script-src': [...hashes] },
  ]);
  return { html: marked.replaceAll(mark, ''), policy };
}

/** The style attributes of a page's markup, which the policy would refuse; scripts are data here, not markup. */
export function findStyleAttributes(html: string): string[] {
  const markup = html.replace(SCRIPT, '');
  return [...markup.matchAll(/<[a-z][^>]*?\sstyle=("[^"]*"|'[^']*'|[^\s>]*)/gi)].map(
    ([tag]) => tag,
  );
}
