import { createHash } from 'node:crypto';
import { API_BASE } from '@tessera/contract/addresses';
import { CSP_REPORT_PATH } from '@tessera/contract/constants';
import type { CheckoutOrigins } from './checkout-page.ts';
import type { PageOrigins } from './page-origins.ts';

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
  'report-uri': [API_BASE + CSP_REPORT_PATH],
  'script-src': ["'self'"],
};

type Sources = Record<string, readonly string[]>;

const REAL_SCRIPT = 'https://checkout.razorpay.com';
/** Further sources of the provider's script: risk detection, pictures and logging. */
const REAL_MORE: Sources = {
  'script-src': ['https://cdn.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
  'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
};

/** What the checkout window needs in the CSP of its page. Its script inserts a style block. */
const checkoutSources = ({ script, frame }: CheckoutOrigins): Sources[] => [
  { 'script-src': [script], 'frame-src': [frame], 'style-src': ["'unsafe-inline'"] },
  ...(script === REAL_SCRIPT ? [REAL_MORE] : []),
];

/** The admin area. Only its pages upload large files directly to the object store. */
export const isAdminPage = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

/** The external origins that a page needs. */
type Needs = Partial<PageOrigins>;

function policyOf(parts: readonly Sources[]): string {
  const directives = new Map<string, string[]>();
  for (const part of parts)
    for (const [name, sources] of Object.entries(part))
      directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Adds the hashes of inline scripts to the CSP, and removes the nonce attribute that marks them.
 * Only scripts of this render have the nonce. A script in stored content cannot know it, so it
 * never gets a hash.
 */
export function hashInlineScripts(
  marked: string,
  nonce: string,
  { checkout = null, uploads = null, previews = null }: Needs = {},
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
    ...(previews ? [{ 'frame-src': [previews] }] : []),
    { 'script-src': [...hashes] },
  ]);
  return { html: marked.replaceAll(mark, ''), policy };
}

/** The style attributes in a page's HTML, which the CSP would block. The content of scripts is ignored. */
export function findStyleAttributes(html: string): string[] {
  const markup = html.replace(SCRIPT, '');
  return [...markup.matchAll(/<[a-z][^>]*?\sstyle=("[^"]*"|'[^']*'|[^\s>]*)/gi)].map(
    ([tag]) => tag,
  );
}
