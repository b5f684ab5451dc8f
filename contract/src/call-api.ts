/** How server rendering calls the API: in the same process, always as an anonymous visitor, and only to read. */
export type CallApi = (
  path: string,
  init?: { signal?: AbortSignal },
) => Promise<{ status: number; headers: Headers; body: unknown }>;
