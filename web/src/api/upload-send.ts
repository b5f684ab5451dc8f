import type { Address } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { createClientOf, type ApiClient, type Send } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { browserOptions } from './browser-api.ts';

/** From 0 to 1: how much of the form was sent. */
export type OnProgress = (fraction: number) => void;

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a form and reports its progress, which `fetch` cannot do. */
export const sendWithProgress =
  (onProgress: OnProgress, origin = ''): Send =>
  (path, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      const fail = (reason: string) => () => reject(new TypeError(reason));
      request.open(method, origin + path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.upload.addEventListener('load', () => onProgress(1));
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          headers: headersOf(request.getAllResponseHeaders()),
          body: parseJson(request.responseText),
        }),
      );
      request.addEventListener('error', fail('The connection failed.'));
      request.addEventListener('abort', fail('The upload was stopped.'));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
      signal.addEventListener('abort', stop);
      if (signal.aborted) fail('The upload was stopped.')();
      else request.send(body);
    });

/** An API client for one upload, with progress. */
export const uploadClient = <Name extends keyof Endpoints>(
  book: Record<Name, Address>,
  onProgress: OnProgress,
): ApiClient<Name> =>
  createClientOf(book, { ...browserOptions, send: sendWithProgress(onProgress) });

/** How much of each file was sent, in percent. The files are sent one after another. */
export function progressOf(sizes: readonly number[], fraction: number): number[] {
  let sent = fraction * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const part = Math.min(size, Math.max(0, sent));
    sent -= size;
    return size === 0 ? 100 * fraction : (100 * part) / size;
  });
}

/** The message of a failed upload. A timeout has its own message. */
export const uploadFailureText = (
  error: unknown,
  texts: { timeout: string; fallback: string },
): string => {
  if (!(error instanceof ApiError)) return texts.fallback;
  return error.kind === 'timeout' ? texts.timeout : error.message;
};
