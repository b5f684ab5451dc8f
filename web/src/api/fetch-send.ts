import type { Send } from './api-client.ts';

/** Sends requests over the network, to the page's own origin unless another is given. */
export const sendByFetch =
  (origin = ''): Send =>
  async (path, init) => {
    const response = await fetch(origin + path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseJson(text) };
  };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
