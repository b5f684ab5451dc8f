import { moveDispute } from '../money/disputes.ts';
import type { Account, Entity } from '../world/records.ts';
import type { Table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { disputeEntity, orderEntity, refundEntity, settlementEntity } from './entities.ts';
import { missing, Refusal } from './errors.ts';
import { createOrder, editOrder, listOrders, paymentsOf } from './orders.ts';
import {
  capturePayment,
  editPayment,
  editRefund,
  listPayments,
  listRefunds,
  refundOnce,
  refundPayment,
  showCard,
  showPayment,
} from './payments.ts';
import { collection, page, type Fields } from './reading.ts';
import { listSettlements, reconcile } from './settlements.ts';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  fields: Fields;
  raw: string;
  refundKey: string | null;
};
type Given = { account: Account; call: Call; ids: string[] };
type Route = [
  method: string,
  path: RegExp,
  answer: (world: World, given: Given) => Entity | { status: number; body: string },
];

/** Finds an entity of this account, or throws one of the two documented errors. */
function owned<T extends { id: string; account: string }>(
  table: Table<T>,
  prefix: string,
  { account, ids }: Given,
  index = 0,
): T {
  const id = ids[index] ?? '';
  if (!new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`).test(id))
    throw new Refusal(`${id} is not a valid id`);
  const found = table.find(id);
  if (found?.account !== account.id) throw missing();
  return found;
}

const order = (world: World, given: Given) => owned(world.orders, 'order', given);
const payment = (world: World, given: Given) => owned(world.payments, 'pay', given);
const refundAt = (world: World, given: Given, index: number) =>
  owned(world.refunds, 'rfnd', given, index);
const dispute = (world: World, given: Given) => owned(world.disputes, 'disp', given);

const ROUTES: Route[] = [
  ['POST', /^\/orders$/, (world, { account, call }) => createOrder(world, account.id, call.fields)],
  ['GET', /^\/orders$/, (world, { account, call }) => listOrders(world, account.id, call.query)],
  ['GET', /^\/orders\/([^/]+)$/, (world, given) => orderEntity(world, order(world, given))],
  [
    'PATCH',
    /^\/orders\/([^/]+)$/,
    (world, given) => editOrder(world, order(world, given), given.call.fields),
  ],
  [
    'GET',
    /^\/orders\/([^/]+)\/payments$/,
    (world, given) => paymentsOf(world, order(world, given)),
  ],
  [
    'GET',
    /^\/payments$/,
    (world, { account, call }) => listPayments(world, account.id, call.query),
  ],
  [
    'GET',
    /^\/payments\/([^/]+)$/,
    (world, given) => showPayment(world, payment(world, given), given.call.query),
  ],
  [
    'PATCH',
    /^\/payments\/([^/]+)$/,
    (world, given) => editPayment(world, payment(world, given), given.call.fields),
  ],
  ['GET', /^\/payments\/([^/]+)\/card$/, (world, given) => showCard(world, payment(world, given))],
  [
    'POST',
    /^\/payments\/([^/]+)\/capture$/,
    (world, given) => capturePayment(world, payment(world, given), given.call.fields),
  ],
  [
    'POST',
    /^\/payments\/([^/]+)\/refund$/,
    (world, given) => {
      const found = payment(world, given);
      const { account, call } = given;
      return refundOnce(world, account, {
        key: call.refundKey,
        raw: `${call.path} ${call.raw}`,
        run: () => refundPayment(world, account, found, call.fields),
      });
    },
  ],
  [
    'GET',
    /^\/payments\/([^/]+)\/refunds$/,
    (world, given) => {
      const { id } = payment(world, given);
      return listRefunds(world, given.call.query, (one) => one.payment === id);
    },
  ],
  [
    'GET',
    /^\/payments\/([^/]+)\/refunds\/([^/]+)$/,
    (world, given) => {
      const { id } = payment(world, given);
      const found = refundAt(world, given, 1);
      if (found.payment !== id) throw missing();
      return refundEntity(world, found);
    },
  ],
  [
    'GET',
    /^\/refunds$/,
    (world, { account, call }) =>
      listRefunds(world, call.query, (one) => one.account === account.id),
  ],
  ['GET', /^\/refunds\/([^/]+)$/, (world, given) => refundEntity(world, refundAt(world, given, 0))],
  [
    'PATCH',
    /^\/refunds\/([^/]+)$/,
    (world, given) => editRefund(world, refundAt(world, given, 0), given.call.fields),
  ],
  [
    'GET',
    /^\/settlements$/,
    (world, { account, call }) => listSettlements(world, account.id, call.query),
  ],
  [
    'GET',
    /^\/settlements\/recon\/combined$/,
    (world, { account, call }) => reconcile(world, account.id, call.query),
  ],
  [
    'GET',
    /^\/settlements\/([^/]+)$/,
    (world, given) => settlementEntity(world, owned(world.settlements, 'setl', given)),
  ],
  [
    'GET',
    /^\/disputes$/,
    (world, { account, call }) =>
      collection(
        page(
          world.disputes.all().filter((one) => one.account === account.id),
          call.query,
        ).map((one) => disputeEntity(world, one)),
      ),
  ],
  ['GET', /^\/disputes\/([^/]+)$/, (world, given) => disputeEntity(world, dispute(world, given))],
  [
    'POST',
    /^\/disputes\/([^/]+)\/accept$/,
    (world, given) => {
      const found = dispute(world, given);
      moveDispute(world, found, 'lost');
      return disputeEntity(world, found);
    },
  ],
];

/** The response of `/v1` as bytes. An unknown address is a 400, as documented. */
export function answerCall(
  world: World,
  account: Account,
  call: Call,
): { status: number; body: string } {
  for (const [method, path, answer] of ROUTES) {
    const ids = method === call.method ? path.exec(call.path)?.slice(1) : undefined;
    if (!ids) continue;
    const result = answer(world, { account, call, ids });
    return typeof result['status'] === 'number' && typeof result['body'] === 'string'
      ? { status: result['status'], body: result['body'] }
      : { status: 200, body: JSON.stringify(result) };
  }
  throw new Refusal('The requested URL was not found on the server.', { reason: 'NA' });
}
