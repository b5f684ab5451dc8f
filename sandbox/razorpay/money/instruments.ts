import type { Failure, Method } from '../world/records.ts';

export type Outcome = 'success' | 'failure' | 'no-answer' | 'fail-then-success';
export type Instrument = { method: Method; text: string };
export type Verdict = { outcome: Outcome; failure: Failure };

const NETWORKS: Record<string, string> = { 4: 'Visa', 5: 'MasterCard', 6: 'RuPay' };
const PAYING_CARDS = new Set(['4100280000001007', '5500670000001002', '6527658900001005']);
const FAILING_CARDS: Record<string, string> = {
  '4100280000090000': 'payment_timed_out',
  '4100280000080001': 'insufficient_fund',
  '4100280000070002': 'payment_cancelled',
  '4100280000060003': 'card_declined',
  '4100280000050004': 'card_declined',
  '4100280000040005': 'card_declined',
  '4100280000030006': 'card_disabled_for_online_payments',
  '4100280000010008': 'card_number_invalid',
  '4100280000020007': 'gateway_technical_error',
  '4100280000000009': 'authentication_failed',
};

const WORDS: Record<string, [source: string, step: string, description: string]> = {
  payment_failed: ['bank', 'payment_authorization', 'Payment failed'],
  payment_timed_out: [
    'customer',
    'payment_authentication',
    'Payment was not completed on time. Please try again.',
  ],
  insufficient_fund: [
    'customer',
    'payment_authorization',
    'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
  ],
  payment_cancelled: [
    'customer',
    'payment_authentication',
    'Your payment was cancelled. You can try again or use another method.',
  ],
  card_declined: [
    'issuer_bank',
    'payment_authorization',
    'Your bank declined the card. Try another card or payment method.',
  ],
  card_disabled_for_online_payments: [
    'customer',
    'payment_authorization',
    'The card is not enabled for online payments. Try another card or payment method.',
  ],
  card_number_invalid: [
    'customer',
    'payment_initiation',
    'The card number is not valid. Check it and try again.',
  ],
  gateway_technical_error: [
    'gateway',
    'payment_authorization',
    'The payment failed because of a technical error at the gateway. Try again later.',
  ],
  authentication_failed: [
    'customer',
    'payment_authentication',
    'The one-time password was not right. Try again.',
  ],
};

export function failureOf(reason: string): Failure {
  const [source, step, description] = WORDS[reason] ?? WORDS['payment_failed']!;
  const code = reason === 'gateway_technical_error' ? 'GATEWAY_ERROR' : 'BAD_REQUEST_ERROR';
  return { code, description, source, step, reason };
}

/** `4100 2800 0000 1007`, `success@razorpay`, `netbanking:HDFC` or `wallet:payzapp`. */
export function readInstrument(text: string): Instrument {
  const plain = text.replaceAll(' ', '');
  if (/^\d{12,19}$/.test(plain)) return { method: 'card', text: plain };
  if (text.includes('@')) return { method: 'upi', text };
  const [kind, name = ''] = text.split(':');
  return kind === 'wallet'
    ? { method: 'wallet', text: name || 'payzapp' }
    : { method: 'netbanking', text: name || 'HDFC' };
}

/** The documented outcome of a test instrument. Null when the bank's page decides. */
export function documentedVerdict({ method, text }: Instrument): Verdict | null {
  if (method === 'upi') {
    const outcome = text === 'failure@razorpay' ? 'failure' : 'success';
    return { outcome, failure: failureOf('payment_failed') };
  }
  if (method !== 'card' || PAYING_CARDS.has(text)) return null;
  const reason = FAILING_CARDS[text] ?? 'card_number_invalid';
  return { outcome: 'failure', failure: failureOf(reason) };
}

export const cardNetwork = (number: string): string => NETWORKS[number[0] ?? ''] ?? 'unknown';
