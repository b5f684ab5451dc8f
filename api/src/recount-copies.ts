// `npm run recount-copies` makes every sum of the analytics anew from the log of copies.
import { sumsRepository } from './modules/analytics/repository.sums.ts';
import { readMigrateUrl } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';

/** It reads the whole log. */
const LIMIT_MS = 3_600_000;

const { db, close } = openDatabase(readMigrateUrl(), (error) => console.error(error.message), {
  max: 1,
  query_timeout: LIMIT_MS,
});
try {
  process.stdout.write(`${await sumsRepository.recount(db, new Date())} copies counted.\n`);
} finally {
  await close();
}
