import { join } from 'node:path';

export const FOLDER = join(import.meta.dirname, '../../.screens');
/** One line for every screen that axe has checked. */
export const JUDGED = join(FOLDER, 'judged.txt');
