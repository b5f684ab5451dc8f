import { addresses, API_BASE, type OpenName } from '@tessera/contract/addresses';
import { STANDARD_TIMEOUT_MS } from '@tessera/contract/constants';
import type { Address, CallOf, Method, ResponseOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import type { ErrorBody } from '@tessera/contract/errors';
import { ApiError } from './api-error.ts';
import { addressOf, nextCursorOf, type RequestInput } from './api-request.ts';

export type Answer = { status: number; headers: Headers; body: unknown };

export type SendInit = {
  method: Method;
  headers: Record<string, string>;
  body?: FormData | string;
  signal: AbortSignal;
};

/**
 * Sends one request: with `fetch` in the browser, as a direct call on the server. A body that is
 * not JSON is `undefined`.
 */
export type Send = (path: string, init: SendInit) => Promise<Answer>;

export type CallOptions = {
  signal?: AbortSignal;
  /** Shown when the error response has no message. */
  fallbackMessage?: string;
};

export type Page<Item> = { items: Item[]; nextCursor: string | null; total: number | null };

type ItemOf<List> = List extends (infer Item)[] ? Item : never;

export type ApiClient<Name extends keyof Endpoints = OpenName> = {
  call: <N extends Name>(
    name: N,
    input: CallOf<Endpoints[N]>,
    options?: CallOptions,
  ) => Promise<ResponseOf<Endpoints[N]>>;
  /** One page of a keyset list, with the cursor of the next page. */
  callPage: <N extends Name>(
    name: N,
    input: CallOf<Endpoints[N]>,
    options?: CallOptions,
  ) => Promise<Page<ItemOf<ResponseOf<Endpoints[N]>>>>;
  request: (address: Address, input: RequestInput, options?: CallOptions) => Promise<Answer>;
};

export type ClientOptions = {
  send: Send;
  session?: {
    read: () => string | null;
    remove: () => void;
    /** Called when a response says that no user is signed in. */
    doubt?: () => void;
  };
};

const DEFAULT_MESSAGE = 'Something went wrong. Please try again.';

export const createApiClient = (options: ClientOptions): ApiClient =>
  createClientOf(addresses, options);

/** A client for the calls of one address list, so that the bundle of a page has no more addresses than it needs. */
export function createClientOf<Name extends keyof Endpoints>(
  book: Record<Name, Address>,
  { send, session }: ClientOptions,
): ApiClient<Name> {
  async function attempt(
    address: Address,
    input: RequestInput,
    options: CallOptions,
  ): Promise<Answer> {
    const { fallbackMessage: message = DEFAULT_MESSAGE, signal } = options;
    const { body } = input;
    const path = API_BASE + addressOf(address, input);
    const token = session?.read();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), address.timeoutMs ?? STANDARD_TIMEOUT_MS);
    try {
      const answer = await send(path, {
        method: address.method,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined &&
            !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      });
      return accept(answer, message);
    } catch (error) {
      // The caller aborted the request. That is not a failure and needs no message.
      if (error instanceof ApiError || signal?.aborted) throw error;
      throw new ApiError(
        { kind: deadline.signal.aborted ? 'timeout' : 'network', message },
        { cause: error },
      );
    } finally {
      clearTimeout(timer);
    }
  }

  async function request(
    address: Address,
    input: RequestInput,
    options: CallOptions = {},
  ): Promise<Answer> {
    try {
      return await attempt(address, input, options);
    } catch (error) {
      if (error instanceof ApiError) {
        const upload = address.kind === 'multipart';
        if (upload && error.status === 401) session?.remove();
        if (!upload && error.status === 401 && address !== addresses.me) session?.doubt?.();
        if (!upload && error.status !== 401) {
          console.warn(
            `${address.method} ${API_BASE}${address.path}: ${error.status || error.kind}, ${error.message}`,
          );
        }
      }
      throw error;
    }
  }

  return {
    request,
    call: async (name, input, options) => (await request(book[name], input, options)).body as never,
    callPage: async (name, input, options) => {
      const { body, headers } = await request(book[name], input, options);
      const total = headers.get('x-total-count');
      return {
        items: body as never,
        nextCursor: nextCursorOf(headers.get('link')),
        total: total === null ? null : Number(total),
      };
    },
  };
}

function accept(answer: Answer, message: string): Answer {
  const { status, headers, body } = answer;
  const succeeded = status >= 200 && status < 300;
  const isJson = (headers.get('content-type') ?? '').includes('json') && body !== undefined;
  if (succeeded && (isJson || status === 204)) return answer;
  const sent: Partial<ErrorBody> =
    !succeeded && isJson && typeof body === 'object' && body !== null ? body : {};
  throw new ApiError({
    kind: 'http',
    status,
    message: typeof sent.message === 'string' && sent.message !== '' ? sent.message : message,
    body: sent,
    requestId: headers.get('x-request-id'),
  });
}
