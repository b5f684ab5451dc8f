/** How a page that is being rendered reaches the API: in its process, always as an anonymous visitor, reading only. */
export type CallApi = (
  path: string,
  init?: { signal?: AbortSignal },
) => Promise<{ status: number; headers: Headers; body: unknown }>;
