import type { z } from 'zod';

/** Who may call. `public` handlers never learn who is asking, so their answers cannot become personal. */
export type Access = 'public' | 'optional' | 'user' | 'verified' | 'admin';
export type Cache = 'public' | 'private';
export type Kind = 'json' | 'multipart' | 'raw' | 'redirect' | 'file';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The first layer: where an endpoint lives. No zod, so that public pages can carry it. */
export type Address = {
  readonly method: Method;
  readonly path: string;
  readonly kind: Kind;
  readonly timeoutMs?: number;
};

/** The files a multipart call may carry, all under one name, and what is said when they are too many or too large. */
export type Files = {
  readonly field: string;
  readonly max: number;
  readonly maxBytes: number;
  readonly totalMaxBytes: number;
  readonly messages: {
    readonly tooMany: string;
    readonly tooLarge: string;
    readonly tooLargeInAll: string;
  };
};

/** The second layer: who may call it, how long its answer may be kept, and what goes in and out. */
export type Shape = {
  readonly summary: string;
  readonly access: Access;
  readonly cache: Cache;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Of a multipart call: its text fields. */
  readonly body?: z.ZodType;
  readonly files?: Files;
  readonly response: z.ZodType;
};

export type Endpoint = Address & Shape;

export const endpoint = <const A extends Address, const S extends Shape>(
  address: A,
  shape: S,
): A & S => ({ ...address, ...shape });

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Raw<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, after validation. */
export type RequestOf<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

type Sent<E extends Endpoint, K extends 'params' | 'query' | 'body'> = K extends 'body'
  ? E['kind'] extends 'multipart'
    ? FormData
    : Raw<E[K]>
  : Raw<E[K]>;

/** What a caller supplies: only the parts the endpoint declares. */
export type CallOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E, K>;
};

/** What the caller gets, and what the handler returns before the response schema has dropped unnamed fields. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type ResultOf<E extends Endpoint> = z.input<E['response']>;
