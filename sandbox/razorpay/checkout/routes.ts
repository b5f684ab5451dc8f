import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readNotes, type Fields } from '../api/reading.ts';
import { readBody, type Page } from '../api/server.ts';
import { documentedVerdict, failureOf, readInstrument } from '../money/instruments.ts';
import { conclude, settingFor } from '../money/paying.ts';
import { attempt, authorize, fail } from '../money/payments.ts';
import { sign } from '../webhooks/mangling.ts';
import type { Account, Payment } from '../world/records.ts';
import type { Time } from '../world/time.ts';
import type { World } from '../world/world.ts';
import { bankDonePage, bankPage, framePage } from './pages.ts';

const FRAME_SCRIPT = readFileSync(new URL('frame.js', import.meta.url));
const UPI_SECONDS = 1;
const SHORTEST_OTP = 4;
const PAID =
  'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.';

type Answer = { status?: number; type?: string; body: string | Buffer };

const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The pages and requests of the checkout window. Browsers use them without the secret. */
export function createCheckout(world: World, time: Time): Page {
  const accountOf = (keyId: string | null | undefined): Account | undefined =>
    world.accounts.all().find((one) => one.keyId === keyId);
  const orderOf = (keyId: string | undefined, id: string | undefined) => {
    const order = world.orders.find(id ?? '');
    return order && order.account === accountOf(keyId)?.id ? order : undefined;
  };

  const errorOf = ({ failure, id, order }: Payment) => ({
    ...(failure ?? failureOf('payment_failed')),
    metadata: { payment_id: id, order_id: order },
  });

  function begin(fields: Fields): Answer {
    const order = orderOf(text(fields['key_id']), text(fields['order_id']));
    const refuse = (description: string) =>
      json({ error: { ...failureOf('payment_failed'), description, metadata: {} } }, 400);
    if (!order) return refuse('The id provided does not exist');
    if (order.status === 'paid') return refuse(PAID);
    const given = text(fields['instrument']) ?? '';
    const instrument = readInstrument(given);
    const payment = attempt(world, order, instrument, {
      email: text(fields['email']) ?? '',
      contact: text(fields['contact']) ?? '',
      description: text(fields['description']) ?? null,
      notes: readNotes(fields['notes']),
    });
    const set = settingFor(world, given);
    const verdict = set
      ? { outcome: set.outcome, failure: failureOf('payment_failed') }
      : documentedVerdict(instrument);
    if (verdict)
      conclude(world, payment, {
        ...verdict,
        lateSeconds: set?.late_by,
        afterSeconds: UPI_SECONDS,
      });
    return json({
      payment_id: payment.id,
      ...(!verdict && { bank_url: `/v1/mock-bank/${payment.id}` }),
    });
  }

  function resultOf(payment: Payment): Answer {
    if (payment.status === 'failed') return json({ error: errorOf(payment) });
    if (payment.status === 'created') return json({ status: 'created' });
    const { keySecret } = world.accounts.find(payment.account)!;
    return json({
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order,
      razorpay_signature: sign(keySecret, `${payment.order}|${payment.id}`),
    });
  }

  function answerBank(payment: Payment, form: URLSearchParams): Answer {
    const otp = form.get('otp');
    const isWrong = otp !== null && !/^\d{4,10}$/.test(otp);
    const outcome = form.get('outcome');
    if (outcome === 'success' && !isWrong) authorize(world, payment.id);
    else if (outcome !== 'no-answer')
      fail(
        world,
        payment.id,
        failureOf(
          isWrong && otp.length < SHORTEST_OTP ? 'authentication_failed' : 'payment_failed',
        ),
      );
    return html(bankDonePage());
  }

  async function answer(request: IncomingMessage, url: URL): Promise<Answer> {
    const { pathname, searchParams } = url;
    const isPost = request.method === 'POST';
    const raw = isPost ? await readBody(request) : '';
    if (pathname === '/v1/checkout/frame.js')
      return { type: 'text/javascript; charset=utf-8', body: FRAME_SCRIPT };
    if (pathname === '/v1/checkout/public') {
      const keyId = searchParams.get('key_id') ?? '';
      const order = orderOf(keyId, searchParams.get('order_id') ?? '');
      const known = accountOf(keyId) ? 'The id provided does not exist' : 'Authentication failed';
      return html(framePage(keyId, order ?? known));
    }
    if (pathname === '/v1/checkout/payments' && isPost) return begin(JSON.parse(raw) as Fields);
    const [, id = '', cancel] =
      /^\/v1\/(?:checkout\/payments|mock-bank)\/(pay_\w+)(\/cancel)?$/.exec(pathname) ?? [];
    const payment = world.payments.find(id);
    if (!payment) return json({ error: { description: 'The id provided does not exist' } }, 400);
    if (pathname.startsWith('/v1/mock-bank/'))
      return isPost ? answerBank(payment, new URLSearchParams(raw)) : html(bankPage(payment));
    // In test mode a cancelled UPI payment becomes a success, as documented.
    if (cancel && isPost && payment.method === 'upi') authorize(world, payment.id);
    return resultOf(payment);
  }

  return (request, response: ServerResponse, url) => {
    if (!/^\/v1\/(checkout|mock-bank)\//.test(url.pathname)) return false;
    answer(request, url)
      .catch((error: unknown) => json({ error: { description: String(error) } }, 400))
      .then(async ({ status = 200, type = 'text/plain', body }) => {
        world.store.commit();
        await time.kickBeforeAnswer();
        return response
          .writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
          .end(body);
      })
      .catch((error: unknown) => console.error(error));
    return true;
  };
}
