import type { z } from 'zod';

/** Which role may call. A `public` handler does not get the user, so its response cannot become personal. */
export type Access = 'public' | 'optional' | 'user' | 'verified' | 'admin';
/** The data that public responses are made from. A change of it invalidates the cached responses. */
export type Tag = 'catalog' | 'plans' | 'templates';
/** A `public` response is the same for all clients and is cached until one of its tags changes. */
export type Cache = 'public' | 'private';
export type Kind = 'json' | 'multipart' | 'raw' | 'redirect' | 'file';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The first layer: method and URL of an endpoint. It needs no zod, so public pages can have it in their bundle. */
export type Address = {
  readonly method: Method;
  readonly path: string;
  readonly kind: Kind;
  readonly timeoutMs?: number;
};

/**
 * The files that a multipart request may have, all in one field, and the messages when they are too
 * many or too large.
 */
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

/** The second layer: which role may call, how the response is cached, and the schemas of request and response. */
export type Shape = {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** For a multipart request: its text fields. */
  readonly body?: z.ZodType;
  readonly files?: Files;
  readonly response: z.ZodType;
} & (
  | { readonly cache: 'private' }
  | {
      readonly cache: 'public';
      readonly tags: readonly Tag[];
      /** For a list: the page size that this site's own pages request. */
      readonly pageSize?: number;
    }
);

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

/** What a caller passes: only the parts that the endpoint declares. */
export type CallOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E, K>;
};

/**
 * `ResponseOf` is what the caller gets. `ResultOf` is what the handler returns, before the schema
 * drops unnamed fields.
 */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type ResultOf<E extends Endpoint> = z.input<E['response']>;
