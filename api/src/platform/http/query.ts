import { parse } from 'fast-querystring';

type Query = Readonly<Record<string, unknown>>;

const NOTHING: Query = Object.freeze({});
let last: { text: string; query: Query } = { text: '', query: NOTHING };

/** As the router reads a query by itself; the last one is remembered, since lists are asked for alike again and again. */
export function readQuery(text: string): Query {
  if (text === '') return NOTHING;
  if (text === last.text) return last.query;
  const query = parse(text);
  for (const value of Object.values(query)) Object.freeze(value);
  last = { text, query: Object.freeze(query) };
  return query;
}
