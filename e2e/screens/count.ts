import { readdirSync, readFileSync } from 'node:fs';
import { FOLDER, JUDGED } from './folder.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default
export default function count(): void {
  const pictures = readdirSync(FOLDER, { recursive: true }).map(String);
  const total = pictures.filter((name) => name.endsWith('.png')).length;
  const judged = readFileSync(JUDGED, 'utf8').split('\n').length - 1;
  process.stdout.write(`${total} pictures in .screens, ${judged} judged by axe and by width\n`);
}
