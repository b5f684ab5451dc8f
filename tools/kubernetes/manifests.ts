// `npm run manifests -- deploy/kubernetes/<set>.yaml` prints the manifests of a shop.
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { dataOf } from './data.ts';
import { edgeOf } from './edge.ts';
import { policiesOf } from './policies.ts';
import { faultsOf } from './rules.ts';
import { shopOf } from './shop.ts';
import { readValues, type Values } from './values.ts';

/** Every object of a shop, in an order in which each finds what it needs. */
export const manifestsOf = (values: Values) => [
  ...dataOf(values),
  ...policiesOf(values),
  ...shopOf(values),
  ...edgeOf(values),
];

export const readValuesFile = (file: string): Values =>
  readValues(parse(readFileSync(file, 'utf8')));

if (import.meta.main) {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    console.error('usage: npm run manifests -- <file of values>');
    process.exit(2);
  }
  const manifests = manifestsOf(readValuesFile(file));
  const faults = await faultsOf(manifests);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log(
    manifests.map((each) => stringify(each, { aliasDuplicateObjects: false })).join('---\n'),
  );
}
