import type { Change } from './copy.ts';

export type Mutant = {
  name: string;
  changes: readonly Change[];
  /** Files that ought to notice. */
  tests: readonly string[];
  /** Which of their tests, where one file has many. */
  pattern?: string;
};

const payments = (name: string) => `api/src/modules/payments/${name}`;

/** The mistakes that people make with money, one at a time. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'drop unique on entitlements',
    changes: [
      {
        file: 'api/migrations/202611150400_create_library.sql',
        from: '  unique (source_kind, source_id),\n',
        to: '',
      },
      {
        file: 'api/migrations/202611150600_create_payments.sql',
        from: 'create unique index grants_bought_once',
        to: 'create index grants_bought_once',
      },
    ],
    tests: [payments('service.settle.test.ts')],
  },
  {
    name: 'drop FOR UPDATE',
    changes: [
      {
        file: payments('repository.orders.ts'),
        from: ".$if(locking, (query) => query.forNoKeyUpdate('purchaseOrders'))",
        to: '.$if(locking, (query) => query)',
      },
    ],
    tests: [payments('service.settle.test.ts')],
  },
  {
    name: 'trust the plan in the body',
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
    name: 'skip the amount check',
    changes: [
      {
        file: payments('service.settle.ts'),
        from: 'if (fact.amountPaise !== order.amountPaise || fact.currency !== order.currency)',
        to: 'if (fact.amountPaise < 0)',
      },
    ],
    tests: [payments('service.money.test.ts')],
    pattern: 'D92',
  },
  {
    name: 'skip the user check',
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
    name: 'HMAC over parsed JSON',
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
    name: 'accept an empty secret',
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
    name: 'acknowledge before the insert',
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
    name: 'swallow an error of settle',
    changes: [
      {
        file: payments('service.inbox.ts'),
        from: 'await events.act(event);',
        to: 'await events.act(event).catch(() => {});',
      },
    ],
    tests: [payments('service.settle.test.ts')],
  },
  {
    name: 'a late failure undoes a capture',
    changes: [
      {
        file: payments('service.events.ts'),
        from: "if (known?.disposition && known.disposition !== 'suspense' && !isFeeNews) return undefined;",
        to: 'void isFeeNews;',
      },
      {
        file: payments('repository.payments.ts'),
        from: `      .where('disposition', 'is', null)
      .where(
        sql<boolean>\`array_position(\${RANK}, status) < array_position(\${RANK}, \${fact.status}::text)\`,
      )
`,
        to: '',
      },
    ],
    tests: [payments('routes.events.test.ts')],
    pattern: 'C62',
  },
  {
    name: 'settle what is only authorized',
    changes: [
      {
        file: payments('service.intake.ts'),
        from: "fact.status === 'authorized' &&\n        razorpay &&",
        to: "fact.status === 'authorized' &&\n        !razorpay &&",
      },
      {
        file: payments('service.intake.ts'),
        from: "if (fact.status !== 'captured' && fact.status !== 'refunded') {",
        to: "if (fact.status === 'created' || fact.status === 'failed') {",
      },
    ],
    tests: [payments('service.settle.test.ts')],
  },
  {
    name: 'reconcile one day only',
    changes: [
      {
        file: payments('policy.schedule.ts'),
        from: '  72 * HOUR_MS,\n  6 * DAY_MS,\n',
        to: '',
      },
      {
        file: payments('policy.schedule.ts'),
        from: 'LOOK_BACK_MS = 6 * DAY_MS',
        to: 'LOOK_BACK_MS = DAY_MS',
      },
    ],
    tests: [payments('service.money.test.ts')],
    pattern: 'D89',
  },
  {
    name: 'refund without a key',
    changes: [
      {
        file: 'api/src/platform/razorpay/client.ts',
        from: "{ 'x-refund-idempotency': wish.key },",
        to: '{},',
      },
    ],
    tests: [payments('service.money.test.ts')],
    pattern: 'D93',
  },
  {
    name: 'the serializer leaks code',
    changes: [
      {
        file: 'api/src/modules/catalog/service.items.ts',
        from: "if (!mayCopy(holdings, asItem(item))) throw new AppError('LOCKED');",
        to: 'void [holdings, item, mayCopy, asItem];',
      },
    ],
    tests: ['api/src/modules/catalog/routes.items.test.ts'],
  },
  {
    name: 'remove no-store',
    changes: [
      {
        file: 'api/src/platform/http/bind.ts',
        from: "const PRIVATE_CACHE_CONTROL = 'private, no-store';",
        to: "const PRIVATE_CACHE_CONTROL = 'private';",
      },
    ],
    tests: ['api/src/platform/http/bind.test.ts'],
  },
];
