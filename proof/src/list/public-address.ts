import { API_BASE } from '@tessera/contract/addresses';

/** The published items that the parameters of public endpoints name, by the first part of the path. */
export type PublicItems = {
  component: { slug: string; id: string; number: string };
  template: { slug: string; id: string };
};

/** The URL path of a public endpoint. A parameter without a value is an error, because its address would be invalid. */
export function publicAddress(path: string, items: PublicItems): string {
  const values: Record<string, Record<string, string>> = items;
  const kind = path.split('/')[1] ?? '';
  const address = path.replaceAll(/:(\w+)/g, (parameter, name: string) => {
    const value = values[kind]?.[name];
    if (!value) throw new Error(`${path}: no value for ${parameter}`);
    return encodeURIComponent(value);
  });
  return API_BASE + address;
}
