import { createHash } from 'node:crypto';

const FIXED = [
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
].join('; ');

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes the inline scripts that carry this render's mark into a policy and removes the mark.
 * A script that came with stored content cannot know the mark, so it never gets a hash.
 */
export function sealInlineScripts(marked: string, nonce: string): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of marked.matchAll(SCRIPT)) {
    if (attributes.includes(mark) && !attributes.includes(' src=')) {
      hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
    }
  }
  const scripts = ["script-src 'self'", ...hashes].join(' ');
  return { html: marked.replaceAll(mark, ''), policy: `${FIXED}; ${scripts}` };
}

/** The style attributes of a page's markup, which the policy would refuse; scripts are data here, not markup. */
export function findStyleAttributes(html: string): string[] {
  const markup = html.replace(SCRIPT, '');
  return [...markup.matchAll(/<[a-z][^>]*?\sstyle=("[^"]*"|'[^']*'|[^\s>]*)/gi)].map(
    ([tag]) => tag,
  );
}
