import type { Address } from '@tessera/contract/endpoint';

export type RequestInput = {
  params?: object;
  query?: object;
  body?: unknown;
};

type Fields = Record<string, string | number | boolean | null | undefined>;

/** The path of a call below the base path, with its parameters filled in and its query in a fixed order. */
export function addressOf(address: Address, { params, query }: RequestInput): string {
  const path = address.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = (params as Fields | undefined)?.[name];
    if (value === undefined || value === '') throw new TypeError(`${address.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Fields)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The cursor in a `Link: <…?cursor=…>; rel="next"` header. */
export function nextCursorOf(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  return target ? new URL(target, 'http://api').searchParams.get('cursor') : null;
}
