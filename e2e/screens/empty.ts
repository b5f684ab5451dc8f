import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { FOLDER, JUDGED } from './folder.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default
export default function empty(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(JUDGED, '');
}
