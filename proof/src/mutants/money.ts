import { fault, type Mutant } from './mutant.ts';

const modules = (path: string) => `api/src/modules/${path}`;
const payments = (name: string) => modules(`payments/${name}`);

/** Payments, refunds, tax and grants. */
export const money: readonly Mutant[] = [
  {
    name: 'one order may grant twice: the unique indexes are gone',
    changes: [
      {
        file: 'api/migrations/202611180525_create_grants.sql',
        from: '  unique (source_kind, source_id),\n',
        to: '',
      },
      {
        file: 'api/migrations/202611180525_create_grants.sql',
        from: 'create unique index grants_bought_once',
        to: 'create index grants_bought_once',
      },
    ],
    tests: [modules('orders/service.settle.test.ts')],
  },
  {
    name: 'an order is settled without a row lock',
    changes: [
      {
        file: modules('orders/repository.ts'),
        from: ".forNoKeyUpdate('purchaseOrders')",
        to: '',
      },
    ],
    tests: [modules('orders/service.settle.test.ts')],
  },
  {
    name: 'a payment of a cheap plan buys the plan named in the body',
    changes: [
      {
        file: payments('service.checkout.ts'),
        from: "if (!isItem) return refuse(order, 'another item');",
        to: 'void isItem;',
      },
    ],
    tests: [payments('routes.verify.test.ts')],
  },
  {
    name: 'the amount of a payment is not compared with the order',
    changes: [
      {
        file: modules('orders/service.settle.ts'),
        from: 'if (fact.amountPaise !== order.amountPaise || fact.currency !== order.currency)',
        to: 'if (fact.amountPaise < 0)',
      },
    ],
    tests: [payments('service.money.test.ts')],
    pattern: 'D92',
  },
  {
    name: 'anybody may report the payment of an order',
    changes: [
      {
        file: payments('service.checkout.ts'),
        from: 'if (!order || order.userId !== userId)',
        to: 'if (!order || !userId)',
      },
    ],
    tests: [payments('routes.verify.test.ts')],
  },
  {
    name: 'the signature of a webhook is checked over the JSON written anew',
    changes: [
      {
        file: payments('service.inbox.ts'),
        from: 'razorpay.isWebhookSignature(o.raw, o.signature)',
        to: 'razorpay.isWebhookSignature(Buffer.from(JSON.stringify(JSON.parse(o.raw.toString()))), o.signature)',
      },
    ],
    tests: [payments('routes.webhook.test.ts')],
    pattern: 'C5',
  },
  {
    name: 'a webhook without a secret is accepted',
    changes: [
      {
        file: payments('service.inbox.ts'),
        from: "if (!razorpay?.hasWebhookSecret) throw new AppError('NOT_FOUND');",
        to: "if (!razorpay) throw new AppError('NOT_FOUND');",
      },
      {
        file: 'api/src/platform/razorpay/razorpay.ts',
        from: '].filter((secret) => secret !== undefined);',
        to: "].map((secret) => secret ?? '');",
      },
      {
        file: 'api/src/platform/razorpay/signatures.ts',
        from: "if (secret === '') throw",
        to: 'if (secret === null) throw',
      },
    ],
    tests: [payments('routes.webhook.test.ts')],
    pattern: 'C54',
  },
  {
    name: 'a webhook is acknowledged before it is stored',
    changes: [
      {
        file: payments('service.inbox.ts'),
        from: "const isNew = await step('webhook.store', () =>",
        to: "const isNew = true; void step('webhook.store', () =>",
      },
      {
        file: payments('service.inbox.ts'),
        from: 'store({ eventId, raw: o.raw, receivedAt, nextTryAt }),\n      ).finally(',
        to: 'store({ eventId, raw: o.raw, receivedAt, nextTryAt }),\n      ).catch(() => {}).finally(',
      },
    ],
    tests: [payments('service.outage.test.ts')],
    pattern: 'C75',
  },
  {
    name: 'an error while settling is swallowed',
    changes: [
      {
        file: payments('service.inbox.ts'),
        from: 'await events.act(event);',
        to: 'await events.act(event).catch(() => {});',
      },
    ],
    tests: [modules('orders/service.settle.test.ts')],
  },
  {
    name: 'a late failure event undoes a captured payment',
    changes: [
      {
        file: payments('service.events.ts'),
        from: "if (known?.disposition && known.disposition !== 'suspense' && !isFeeNews) return undefined;",
        to: 'void isFeeNews;',
      },
      {
        file: modules('orders/repository.payments.ts'),
        from: `      .where('disposition', 'is', null)
      .where(
        sql<boolean>\`array_position(\${RANK}, status) < array_position(\${RANK}, \${fact.status}::text)\`,
      )
`,
        to: `      .where(sql<boolean>\`array_length(\${RANK}, 1) > 0\`)
`,
      },
    ],
    tests: [payments('routes.events.test.ts')],
    pattern: 'C62',
  },
  {
    name: 'an authorized payment is settled without a capture',
    changes: [
      {
        file: payments('service.intake.ts'),
        from: "fact.status === 'authorized' &&\n        razorpay &&",
        to: "fact.status === 'authorized' &&\n        fact.amountPaise < 0 &&\n        razorpay &&",
      },
      {
        file: payments('service.intake.ts'),
        from: "if (fact.status !== 'captured' && fact.status !== 'refunded') {",
        to: "if (fact.status === 'created' || fact.status === 'failed') {",
      },
    ],
    tests: [modules('orders/service.settle.test.ts')],
  },
  {
    name: 'unpaid orders are reconciled for one day only',
    changes: [
      {
        file: modules('orders/policy.schedule.ts'),
        from: '  72 * HOUR_MS,\n  6 * DAY_MS,\n',
        to: '',
      },
      {
        file: modules('orders/policy.schedule.ts'),
        from: 'LOOK_BACK_MS = 6 * DAY_MS',
        to: 'LOOK_BACK_MS = DAY_MS',
      },
    ],
    tests: [payments('service.money.test.ts')],
    pattern: 'D89',
  },
  {
    name: 'a refund is requested without an idempotency key',
    changes: [
      {
        file: 'api/src/platform/razorpay/client.ts',
        from: "{ 'x-refund-idempotency': request.key },",
        to: '{},',
      },
    ],
    tests: [payments('service.money.test.ts')],
    pattern: 'D93',
  },
  fault(
    'an order takes a price from the body',
    'contract/src/payments.ts',
    'body: z.strictObject({ componentId: z.uuid(), purchaseOrder }),',
    'body: z.looseObject({ componentId: z.uuid(), purchaseOrder }),',
    [payments('routes.create.test.ts')],
    'A05',
  ),
  fault(
    'an admin may refund more than is left',
    modules('refunds/service.admin.ts'),
    "if (amountPaise > leftPaise) throw new AppError('REFUND_TOO_MUCH');",
    '',
    [modules('refunds/routes.test.ts')],
    'E100',
  ),
  fault(
    'the two halves of a tax are taken off once',
    modules('ledger/policy.tax.ts'),
    'taxablePaise: amountPaise - 2 * half,',
    'taxablePaise: amountPaise - half,',
    [modules('ledger/policy.tax.test.ts')],
  ),
  fault(
    'a credit note forgets what was credited before',
    'api/src/modules/invoices/policy.credit.ts',
    'part: credited.amountPaise + amountPaise,',
    'part: amountPaise,',
    ['api/src/modules/invoices/policy.credit.test.ts'],
    'rupee by rupee',
  ),
  fault(
    'a plan bought again starts at once and loses the days left',
    'api/src/modules/subscriptions/policy.ts',
    'const startsAt = Math.max(now.getTime(), ...ends);',
    'const startsAt = Math.max(now.getTime(), ...ends.slice(0, 0));',
    ['api/src/modules/subscriptions/policy.test.ts'],
  ),
  fault(
    'a refund whose answer was lost is requested again',
    'api/src/modules/refunds/service.execution.ts',
    "if (before.some(({ notes }) => notes['request'] === id) || amountPaise > leftPaise)",
    "if (before.some(({ notes }) => notes['request'] === '') || amountPaise > leftPaise)",
    ['api/src/modules/refunds/routes.requests.test.ts'],
  ),
];
