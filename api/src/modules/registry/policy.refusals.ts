import { TIME_ZONE } from '@tessera/contract/constants';
import { type ErrorCode, ERRORS } from '@tessera/contract/errors';
import { type KeyScope, KEYS_PAGE } from '@tessera/contract/key-rules';
import { KEY_NAMESPACE } from '@tessera/contract/registry';
import type { CheckedKey } from '../keys/service.ts';

/** The statuses whose message the CLI shows. It shows none for 402, 429 and 5xx. */
const REASONS = {
  401: { reason: 'Unauthorized', code: 'UNAUTHENTICATED' },
  403: { reason: 'Forbidden', code: 'FORBIDDEN' },
  404: { reason: 'Not Found', code: 'NOT_FOUND' },
  410: { reason: 'Gone', code: 'GONE' },
} as const satisfies Record<number, { reason: string; code: ErrorCode }>;

/** A request of a program that is refused, with a sentence that says what helps. */
export class Refusal extends Error {
  readonly status: keyof typeof REASONS;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: keyof typeof REASONS, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The body that the CLI reads, with the code that every error response of the shop has. */
  get body() {
    const { reason, code } = REASONS[this.status];
    return { error: reason, message: this.message, code };
  }
}

const day = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, dateStyle: 'medium' });

const SCOPE_WORDS: Record<KeyScope, string> = {
  catalogue: 'This key may take code, but it may not search.',
  code: 'This key may search, but it may not take code.',
};

type Named = { slug: string; title: string };
type RefusedKey = Exclude<CheckedKey, { principal: unknown }>;

const keyWords = (refused: RefusedKey, origin: string): string => {
  if (refused.refused === 'unverified')
    return `The address of this account is not verified. Verify it: ${origin}/verify-otp`;
  const page = origin + KEYS_PAGE;
  if (!('at' in refused)) return `This key is not known. Make one: ${page}`;
  const end = refused.refused === 'revoked' ? 'was revoked' : 'ended';
  return `This key ${end} on ${day.format(refused.at)}. Make a new one: ${page}`;
};

/** Every refusal of the registry and of the MCP server, each with an address. */
export const refusalsOf = (origin: string) => ({
  missingKey: (): Refusal =>
    new Refusal(
      401,
      `The request says that it has a key, but there is none in it. Set the variable, or make a key: ${origin}${KEYS_PAGE}`,
    ),

  badKey: (refused: RefusedKey): Refusal => new Refusal(401, keyWords(refused, origin)),

  keyNeeded: ({ slug, title }: Named, plan: string): Refusal =>
    new Refusal(
      401,
      `${title} is in ${plan}. Add it as ${KEY_NAMESPACE}/${slug}, with a key of your account: ${origin}${KEYS_PAGE}`,
    ),

  keyNeededForCode: (title: string, plan: string | null): Refusal => {
    const why =
      plan === null
        ? 'Code needs a key of your account.'
        : `${title} is in ${plan}. Its code needs a key of an account that has it.`;
    return new Refusal(401, `${why} Make one: ${origin}${KEYS_PAGE}`);
  },

  scopeMissing: (scope: KeyScope): Refusal =>
    new Refusal(403, `${SCOPE_WORDS[scope]} Make one that may: ${origin}${KEYS_PAGE}`),

  planNeeded: ({ slug, title }: Named, plan: string): Refusal =>
    new Refusal(
      403,
      `${title} is in ${plan}, which this account does not have. Get it: ${origin}/components/${slug}`,
    ),

  unknown: (slug: string): Refusal =>
    new Refusal(404, `There is no component called ${slug}. Find one: ${origin}/dashboard`),

  noJson: (slug: string): Refusal =>
    new Refusal(404, `The file of a component ends with .json: ${origin}/r/${slug}.json`),

  badVersion: (slug: string): Refusal =>
    new Refusal(
      404,
      `A version is a whole number, as in ${slug}@1.json. The newest needs none: ${origin}/r/${slug}.json`,
    ),

  unknownVersion: ({ slug, title }: Named, number: number): Refusal =>
    new Refusal(
      404,
      `${title} has no version ${number}. These are its versions: ${origin}/components/${slug}/versions`,
    ),

  withdrawn: ({ title }: Named): Refusal =>
    new Refusal(410, `${title} was withdrawn. Find another one: ${origin}/dashboard`),

  noJavascript: ({ slug, title }: Named): Refusal =>
    new Refusal(404, `${title} comes in TypeScript only: ${origin}/components/${slug}`),

  unknownTemplate: (name: string): Refusal =>
    new Refusal(404, `There is no template called ${name}. Find one: ${origin}/templates`),

  foreign: (): Refusal =>
    new Refusal(
      403,
      `Pages of other sites cannot use this server. Use it from a program: ${origin}`,
    ),

  tooLong: ({ slug, title }: Named, command: string): Refusal =>
    new Refusal(
      403,
      `The code of ${title} is too long for an agent. Add it with the command line: ${command}. It is also on its page: ${origin}/components/${slug}`,
    ),

  tooMuch: (): Refusal =>
    new Refusal(
      403,
      `The answer is too long for an agent. Ask for less at once: ${origin}/docs/agents`,
    ),

  quota: (): Refusal => new Refusal(403, `${ERRORS.CODE_QUOTA.message} ${origin}/word-from-team`),

  tooMany: (retryAfterSeconds: number, hasKey: boolean): Refusal =>
    new Refusal(
      403,
      `Too many requests. Wait ${retryAfterSeconds} seconds and try again. ${
        hasKey ? 'Your keys:' : 'With a key you have a limit of your own:'
      } ${origin}${KEYS_PAGE}`,
      retryAfterSeconds,
    ),
});

export type Refusals = ReturnType<typeof refusalsOf>;
