import { addresses } from '@tessera/contract/addresses';
import { type Cost, openMeasuredServer } from '../runner/measured-server.ts';
import { publish, type Item } from './catalogue.ts';
import type { Question } from './definition.ts';

export type Measured = Cost & { ids: string[]; total: string | null };
export type SearchShop = Awaited<ReturnType<typeof openSearchShop>>;

export async function openSearchShop(root: string, size: number, seed: number, redisIndex: number) {
  let items: Item[] = [];
  const server = await openMeasuredServer({
    root,
    name: `proof_search_${size}`,
    redisIndex,
    stock: async (admin) => {
      items = await publish(admin, size, seed);
    },
  });

  const measure = async (question: Question & { cursor?: string }): Promise<Measured> => {
    const search = new URLSearchParams(
      Object.entries(question).map(([key, value]) => [key, String(value)]),
    );
    const { body, headers, ...cost } = await server.measure(
      `${addresses.listComponents.path}?${search}`,
    );
    return {
      ids: (body as { _id: string }[]).map(({ _id }) => _id),
      total: headers.get('x-total-count'),
      ...cost,
    };
  };

  return {
    size,
    items,
    publishSeconds: server.fillSeconds,
    measure,
    ask: server.measurePath,
    query: server.query,
    close: server.close,
  };
}
