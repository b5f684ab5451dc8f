/** What a handler returns when a bare body is not enough. */
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

/**
 * JSON as the database wrote it, in the shape of the contract. Nothing reads it on its way out, so a test must: whatever
 * answers like this is compared there, field by field, with what the presenter and the contract's schema make of the same rows.
 */
export class WrittenAnswer {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string> = {}) {
    this.text = text;
    this.headers = headers;
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
