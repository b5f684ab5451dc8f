/** A handler returns this when it also sets the status or headers. */
export class Answer<T> {
  readonly body: T;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(body: T, o: { status?: number; headers?: Record<string, string> } = {}) {
    this.body = body;
    this.status = o.status ?? 200;
    this.headers = o.headers ?? {};
  }
}

/** The address of the next page, for the `Link` header of a keyset list. */
export const nextPageLink = (
  path: string,
  query: Record<string, string | number | undefined>,
): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return `<${path}?${search.toString()}>; rel="next"`;
};
