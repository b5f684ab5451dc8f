import { readdirSync } from 'node:fs';
import { FOLDER } from './folder.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default
export default function count(): void {
  const pictures = readdirSync(FOLDER, { recursive: true }).map(String);
  const total = pictures.filter((name) => name.endsWith('.png')).length;
  process.stdout.write(`${total} pictures in .screens\n`);
}
