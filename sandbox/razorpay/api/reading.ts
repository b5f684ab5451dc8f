import type { Notes } from '../world/records.ts';
import { Refusal } from './errors.ts';

export type Fields = Record<string, unknown>;

const MAX_NOTES = 15;
const MAX_NOTE_LENGTH = 256;
const MIN_AMOUNT = 100;
const MAX_AMOUNT = 2 ** 31;
const MAX_COUNT = 100;
const DEFAULT_COUNT = 10;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function refuseUnknown(fields: Fields, known: readonly string[]) {
  const unknown = Object.keys(fields).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Refusal(`${unknown.join(', ')} is/are not required and should not be sent`);
}

export function readAmount(value: unknown): number {
  const field = 'amount';
  if (value === undefined || value === null || value === '')
    throw new Refusal('The amount field is required.', { field });
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isInteger(amount))
    throw new Refusal('The amount must be an integer.', { field });
  if (amount < MIN_AMOUNT) throw new Refusal('The amount must be at least INR 1.00', { field });
  if (amount > MAX_AMOUNT)
    throw new Refusal('The amount exceeds the maximum amount allowed.', { field });
  return amount;
}

export function readCurrency(value: unknown): string {
  const field = 'currency';
  if (value === undefined || value === null || value === '')
    throw new Refusal('The currency field is required.', { field });
  if (value !== 'INR') throw new Refusal('The currency is not supported.', { field });
  return value;
}

export function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const field = 'receipt';
  if (typeof value !== 'string') throw new Refusal('The receipt must be a string.', { field });
  if (value.length > 40)
    throw new Refusal('The receipt may not be greater than 40 characters.', { field });
  return value;
}

export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null) return {};
  if (Array.isArray(value) && value.length === 0) return {};
  const field = 'notes';
  if (!isFields(value)) throw new Refusal('The notes must be an array.', { field });
  const pairs = Object.entries(value);
  if (pairs.length > MAX_NOTES)
    throw new Refusal('The notes may not have more than 15 items.', { field });
  const notes: Notes = {};
  for (const [key, text] of pairs) {
    if (!['string', 'number', 'boolean'].includes(typeof text))
      throw new Refusal('The notes may only hold texts and numbers.', { field });
    if (key.length > MAX_NOTE_LENGTH || String(text).length > MAX_NOTE_LENGTH)
      throw new Refusal('The notes may not be greater than 256 characters.', { field });
    notes[key] = String(text);
  }
  return notes;
}

function readNumber(query: URLSearchParams, field: string): number | null {
  const text = query.get(field);
  if (text === null) return null;
  if (!/^\d+$/.test(text)) throw new Refusal(`The ${field} must be an integer.`, { field });
  return Number(text);
}

/** One page of the rows between `from` and `to`, newest first. */
export function page<T extends { createdAt: number }>(
  all: readonly T[],
  query: URLSearchParams,
  maxCount = MAX_COUNT,
): T[] {
  const count = readNumber(query, 'count') ?? DEFAULT_COUNT;
  if (count < 1) throw new Refusal('The count must be at least 1.', { field: 'count' });
  if (count > maxCount)
    throw new Refusal(`The count may not be greater than ${maxCount}.`, { field: 'count' });
  const skip = readNumber(query, 'skip') ?? 0;
  const from = readNumber(query, 'from') ?? 0;
  const to = readNumber(query, 'to') ?? Infinity;
  return all
    .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    .toReversed()
    .slice(skip, skip + count);
}

/** `expand[]=card`, and `expand[expand[]]=card` as the official client spells it. */
export const expands = (query: URLSearchParams, what: string): boolean =>
  [...query].some(([key, value]) => key.startsWith('expand[') && value === what);

export const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items });
