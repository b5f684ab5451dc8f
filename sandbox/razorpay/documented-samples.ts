// The responses and events of the provider's documentation. The structure is theirs, the values are ours.
type Sample = Record<string, unknown>;

const order: Sample = {
  id: 'order_RB58MiP5SPFYyM',
  entity: 'order',
  amount: 49900,
  amount_paid: 0,
  amount_due: 49900,
  currency: 'INR',
  receipt: '0198f1c2-0000-7000-8000-000000000001',
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes: { oid: '1', uid: '2', kind: 'plan', item: '3', v: '1' },
  created_at: 1756455561,
};

const captured: Sample = {
  id: 'pay_MT48CvBhIC98MQ',
  entity: 'payment',
  amount: 49900,
  currency: 'INR',
  base_amount: 49900,
  status: 'captured',
  order_id: 'order_RB58MiP5SPFYyM',
  invoice_id: null,
  international: false,
  method: 'netbanking',
  amount_refunded: 0,
  amount_transferred: 0,
  refund_status: null,
  captured: true,
  description: null,
  card_id: null,
  bank: 'ICIC',
  wallet: null,
  vpa: null,
  email: 'a@b.c',
  contact: '+919000090000',
  notes: [],
  fee: 1178,
  tax: 180,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: { bank_transaction_id: '6951370' },
  created_at: 1692696719,
};

const without = (sample: Sample, ...keys: string[]): Sample =>
  Object.fromEntries(Object.entries(sample).filter(([key]) => !keys.includes(key)));

const uncaptured = without(captured, 'base_amount', 'amount_transferred');

const failed: Sample = {
  ...uncaptured,
  status: 'failed',
  captured: false,
  fee: null,
  tax: null,
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment failed',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
  acquirer_data: { bank_transaction_id: null },
};

const upi: Sample = {
  ...captured,
  description: 'One plan',
  method: 'upi',
  bank: null,
  vpa: 'someone@upi',
  acquirer_data: { rrn: '0125836177', upi_transaction_id: 'AXI0125836177' },
  upi: { payer_account_type: 'bank_account', vpa: 'someone@upi', flow: 'intent' },
};

const wallet: Sample = {
  ...captured,
  method: 'wallet',
  bank: null,
  wallet: 'payzapp',
  acquirer_data: { transaction_id: null },
  refund_status: 'partial',
  amount_refunded: 100,
};

/** The documented samples of cards contradict themselves: captured though authorized, empty texts, no fee, a token. */
const authorizedCard: Sample = {
  ...without(captured, 'base_amount'),
  status: 'authorized',
  method: 'card',
  bank: null,
  card_id: 'card_DESp9fNnu0RoNc',
  card: {
    id: 'card_DESp9fNnu0RoNc',
    entity: 'card',
    name: 'Somebody',
    last4: '0153',
    network: 'Visa',
    type: 'debit',
    issuer: null,
    international: false,
    emi: false,
    sub_type: 'business',
  },
  fee: null,
  tax: null,
  error_code: '',
  error_description: '',
  token_id: 'token_MOfFlFTC1CBDOi',
  acquirer_data: { auth_code: '828553', rrn: '322206890934' },
};

const refund: Sample = {
  id: 'rfnd_FS8TWyPrCsa0OB',
  entity: 'refund',
  amount: 49900,
  currency: 'INR',
  payment_id: 'pay_MT48CvBhIC98MQ',
  notes: [],
  receipt: null,
  acquirer_data: { arn: null },
  created_at: 1597078866,
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: 'normal',
};

const settlement: Sample = {
  id: 'setl_7IZKKI4Pnt2kEe',
  entity: 'settlement',
  amount: 50000,
  status: 'processed',
  fees: 0,
  tax: 0,
  utr: '1597813219e1pq6w',
  created_at: 1509622307,
};

const dispute: Sample = {
  id: 'disp_AHfqOvkldwsbqt',
  entity: 'dispute',
  payment_id: 'pay_MT48CvBhIC98MQ',
  amount: 49900,
  currency: 'INR',
  amount_deducted: 0,
  reason_code: 'goods_or_services_not_received_or_partially_received',
  respond_by: 1600000000,
  status: 'open',
  phase: 'chargeback',
  created_at: 1590059211,
};

const reconPayment: Sample = {
  entity_id: 'pay_DEXrnipqTmWVGE',
  type: 'payment',
  debit: 0,
  credit: 97100,
  amount: 100000,
  currency: 'INR',
  fee: 2900,
  tax: 0,
  on_hold: false,
  settled: true,
  created_at: 1567692556,
  settled_at: 1568176960,
  settlement_id: 'setl_DGlQ1Rj8os78Ec',
  posted_at: null,
  credit_type: 'default',
  description: 'Recurring',
  notes: 'a text, although documented as an object',
  payment_id: null,
  settlement_utr: '1568176960vxp0rj',
  order_id: 'order_DEXrnRiR3SNDHA',
  order_receipt: null,
  method: 'card',
  card_network: 'MasterCard',
  card_issuer: 'KARB',
  card_type: 'credit',
  dispute_id: null,
};

export const DOCUMENTED = {
  order: [
    order,
    { ...order, notes: [], receipt: null, status: 'paid', amount_paid: 49900, amount_due: 0 },
  ],
  payment: [
    captured,
    { ...uncaptured, status: 'authorized', captured: false, fee: null, tax: null },
    failed,
    upi,
    wallet,
    authorizedCard,
  ],
  refund: [
    refund,
    { ...refund, currency: '', notes: {}, receipt: 'Receipt No. 31', acquirer_data: { arn: '1' } },
    { ...refund, status: 'pending' },
  ],
  settlement: [settlement],
  dispute: [dispute],
  card: [authorizedCard['card'] as Sample],
  recon: [
    reconPayment,
    {
      ...reconPayment,
      entity_id: 'rfnd_DGRcGzZSLyEdg1',
      type: 'refund',
      debit: 242500,
      credit: 0,
      payment_id: 'pay_DEXq1pACSqFxtS',
      order_receipt: 'r1',
      description: null,
    },
    {
      ...reconPayment,
      entity_id: 'trf_DEUoCEtdsJgvl7',
      type: 'transfer',
      notes: null,
      order_id: null,
      method: null,
      card_network: null,
      card_issuer: null,
      card_type: null,
    },
    {
      ...without(reconPayment, 'credit_type'),
      entity_id: 'adj_EhcHONhX4ChgNC',
      type: 'adjustment',
      settlement_utr: null,
      notes: null,
      dispute_id: 'disp_AHfqOvkldwsbqt',
    },
  ],
  error: [
    {
      code: 'BAD_REQUEST_ERROR',
      description: 'The id provided does not exist',
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      field: 'amount',
    },
    {
      code: 'SERVER_ERROR',
      description: 'We are facing some trouble completing your request.',
      source: 'NA',
      step: 'NA',
      reason: 'NA',
      metadata: {},
    },
  ],
} satisfies Record<string, Sample[]>;

const envelope = (event: string, payload: Record<string, Sample>): Sample => ({
  entity: 'event',
  account_id: 'acc_BFQ7uQEaa7j2z7',
  event,
  contains: Object.keys(payload),
  payload: Object.fromEntries(Object.entries(payload).map(([key, entity]) => [key, { entity }])),
  created_at: 1567674606,
});

export const DOCUMENTED_EVENTS: Sample[] = [
  envelope('payment.authorized', { payment: authorizedCard }),
  envelope('payment.captured', { payment: captured }),
  envelope('payment.captured', { payment: upi }),
  envelope('payment.failed', { payment: failed }),
  envelope('order.paid', {
    payment: captured,
    order: { ...order, amount_paid: 49900, amount_due: 0, status: 'paid', attempts: 1 },
  }),
  envelope('refund.created', { refund, payment: wallet }),
  envelope('refund.processed', { refund, payment: captured }),
  envelope('payment.dispute.created', { payment: captured, dispute }),
  envelope('settlement.processed', { settlement }),
];

/** The error object that the checkout window passes to a page when a payment failed. */
export const DOCUMENTED_FAILURE: Sample = {
  error: {
    code: 'BAD_REQUEST_ERROR',
    description:
      'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
    source: 'customer',
    step: 'payment_authorization',
    reason: 'insufficient_fund',
    metadata: { payment_id: 'pay_MT48CvBhIC98MQ', order_id: 'order_RB58MiP5SPFYyM' },
  },
};
