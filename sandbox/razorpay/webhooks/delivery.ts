import http from 'node:http';
import https from 'node:https';
import type { Attempt, Delivery, Event, Task, Webhook } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { MANGLES, sign, type Sending } from './mangling.ts';

const DAY_SECONDS = 86_400;
const REPLAY_DAYS = 7;
const FIRST_RETRY_SECONDS = 60;
const CHUNK_BYTES = 16;
const CHUNK_PAUSE_MS = 200;

const KEPT = { keepAlive: true, maxSockets: 32 };
const WAYS = new Map([
  ['http:', { request: http.request, agent: new http.Agent(KEPT) }],
  ['https:', { request: https.request, agent: new https.Agent(KEPT) }],
]);

type Result = Pick<Attempt, 'status' | 'latencyMs' | 'error'>;

/** Sends one POST. Anything but a 2xx in time is a failure, also a redirect. */
function post(
  url: string,
  { headers, body, slowly }: Sending,
  answerSeconds: number,
): Promise<Result> {
  const started = performance.now();
  const way = WAYS.get(URL.parse(url)?.protocol ?? '');
  if (!way)
    return Promise.resolve({ status: null, error: 'no address of a webhook', latencyMs: 0 });
  const { request, agent } = way;
  return new Promise((resolve) => {
    const done = (status: number | null, error: string | null) => {
      clearTimeout(timer);
      resolve({ status, error, latencyMs: Math.round(performance.now() - started) });
    };
    const asked = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? null, null));
        response.on('error', (error) => done(null, error.message));
      },
    );
    const timer = setTimeout(
      () => asked.destroy(new Error(`no answer within ${answerSeconds} s`)),
      answerSeconds * 1_000,
    );
    asked.on('error', (error) => done(null, error.message));
    if (!slowly) {
      asked.end(body);
      return;
    }
    let sent = 0;
    const sendChunk = () => {
      if (asked.destroyed) return;
      asked.write(body.subarray(sent, (sent += CHUNK_BYTES)));
      if (sent >= body.length) asked.end();
      else setTimeout(sendChunk, CHUNK_PAUSE_MS);
    };
    sendChunk();
  });
}

/** The bytes and headers of one try. Only the first try is damaged, retries are intact. */
function sendingOf(delivery: Delivery, event: Event): { sending: Sending; mangled: string | null } {
  const body = Buffer.from(event.body);
  const sending: Sending = {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-signature': sign(delivery.secret, body),
      'x-razorpay-event-id': event.id,
    },
    body,
  };
  const mangle = delivery.attempts.length === 0 ? MANGLES[delivery.mangle ?? ''] : undefined;
  return mangle
    ? { sending: mangle(sending, delivery.secret), mangled: delivery.mangle }
    : { sending, mangled: null };
}

/** Tries a delivery once. The returned function records the result later, in the order of the agenda. */
export async function tryDelivery(world: World, { subject, at }: Task): Promise<() => void> {
  const delivery = world.deliveries.find(subject);
  const event = delivery && world.events.find(delivery.event);
  if (!event || delivery.state !== 'waiting') return () => {};
  if (!world.webhooks.find(delivery.webhook)?.active)
    return () => world.deliveries.save(Object.assign(delivery, { state: 'not sent' }));
  const { sending, mangled } = sendingOf(delivery, event);
  const result = await post(delivery.url, sending, world.settings.answerSeconds);
  return () => record(world, delivery, { at: Math.floor(at / 1_000), ...result, mangled });
}

/** Repeats the deliveries that were running when the process died, so that each event is delivered at least once. */
export function resumeDeliveries(world: World) {
  const planned = new Set(world.tasks.all().map(({ subject }) => subject));
  for (const { id, state } of world.deliveries.all())
    if (state === 'waiting' && !planned.has(id)) world.agenda.plan('deliver', id, world.now());
}

function record(world: World, delivery: Delivery, attempt: Attempt) {
  delivery.attempts.push(attempt);
  if (attempt.status !== null && attempt.status >= 200 && attempt.status < 300)
    delivery.state = 'acknowledged';
  else {
    const wait = FIRST_RETRY_SECONDS * 2 ** (delivery.attempts.length - 1);
    // A delivery is retried for one day after its own first try. A replay of an old event has its own day.
    const end = (delivery.attempts[0] ?? attempt).at + DAY_SECONDS;
    if (attempt.at >= end) {
      delivery.state = 'given up';
      disable(world, delivery);
    } else world.agenda.plan('deliver', delivery.id, Math.min(attempt.at + wait, end) * 1_000);
  }
  world.deliveries.save(delivery);
}

function disable(world: World, delivery: Delivery) {
  const webhook = world.webhooks.find(delivery.webhook);
  if (!webhook?.active) return;
  world.webhooks.save({ ...webhook, active: false });
  world.alert(`webhook ${webhook.url} was disabled: ${delivery.name} failed for 24 hours`);
}

/**
 * The replay of the provider's dashboard. It sends only events that were never acknowledged and are at most a week old,
 * with a new signature.
 */
export function replay(world: World, webhook: Webhook): number {
  const oldest = world.seconds() - REPLAY_DAYS * DAY_SECONDS;
  const all = world.deliveries.all().filter((one) => one.webhook === webhook.id);
  const acknowledged = new Set(
    all.filter(({ state }) => state === 'acknowledged').map(({ event }) => event),
  );
  const open = new Map(all.map((one) => [one.event, one]));
  let count = 0;
  for (const [id, delivery] of open) {
    const event = world.events.find(id);
    if (acknowledged.has(id) || !event || event.createdAt < oldest) continue;
    const again: Delivery = {
      ...delivery,
      id: `${id}-${webhook.id}-r${world.count('replay')}`,
      url: webhook.url,
      secret: webhook.secret,
      state: 'waiting',
      mangle: null,
      attempts: [],
    };
    world.deliveries.save(again);
    world.agenda.plan('deliver', again.id, world.now());
    count++;
  }
  return count;
}
