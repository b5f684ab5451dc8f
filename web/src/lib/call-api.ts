/** How a page loader reaches the API: in process, as nobody in particular, reading only. */
export type CallApi = (
  path: string,
  init?: { signal?: AbortSignal },
) => Promise<{ status: number; headers: Headers; body: unknown }>;
