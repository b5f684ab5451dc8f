import { z } from 'zod';
import type { Reply } from './exchange.ts';
import { RazorpayFailure } from './failure.ts';

const LONGEST_RETRY_AFTER_SECONDS = 3_600;

const refusal = z.object({
  error: z.object({
    description: z.string().catch('no description'),
    reason: z.string().nullish(),
    field: z.string().nullish(),
  }),
});

/** Our key is not accepted. Documented as a 400 with such a text, observed as a 401. */
const ABOUT_OUR_KEY = /authentication failed|api.{0,8}(key|secret).{0,12}provided is invalid/i;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isJson = ({ headers }: Reply): boolean =>
  (headers['content-type'] ?? '').startsWith('application/json');

function retryAfter({ headers }: Reply): number | undefined {
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? Math.min(seconds, LONGEST_RETRY_AFTER_SECONDS) : undefined;
}

/** A failure without a clear result. A read has no effect, but a write may have happened. */
export const doubtful = (method: 'GET' | 'POST', description: string, status?: number) =>
  new RazorpayFailure(method === 'GET' ? 'unavailable' : 'outcome unknown', description, {
    status,
  });

/** Returns the data of a reply, or throws one of the four failures. */
export function judge<T>(method: 'GET' | 'POST', reply: Reply, schema: z.ZodType<T>): T {
  const { status, text } = reply;
  const body = isJson(reply) ? parse(text) : undefined;
  const said = refusal.safeParse(body).data?.error;
  const description = said ? `${said.description}${said.field ? ` (${said.field})` : ''}` : '';
  const details = { status, reason: said?.reason };

  if (status >= 200 && status < 300) {
    const { data } = said ? { data: undefined } : schema.safeParse(body);
    if (data === undefined) throw doubtful(method, 'the answer was not understood', status);
    return data;
  }
  if (status >= 300 && status < 400)
    throw new RazorpayFailure('misconfigured', 'the address sends elsewhere', details);
  if (status === 401 || status === 403 || ABOUT_OUR_KEY.test(description))
    throw new RazorpayFailure('misconfigured', description || 'the key is not accepted', details);
  if (status === 429)
    throw new RazorpayFailure('unavailable', 'too many requests', {
      ...details,
      retryAfterSeconds: retryAfter(reply),
    });
  if (status === 409 && /in progress/i.test(description))
    throw new RazorpayFailure('outcome unknown', description, details);
  if (status < 500 && said) throw new RazorpayFailure('rejected', description, details);
  throw doubtful(method, `answered ${status}`, status);
}
