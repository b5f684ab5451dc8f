import { join } from 'node:path';

export const FOLDER = join(import.meta.dirname, '../../.screens');
/** A line for every screen that axe has looked at. */
export const JUDGED = join(FOLDER, 'judged.txt');
