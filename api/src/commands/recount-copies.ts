// `npm run recount-copies` rebuilds all sums of the analytics from the log of copies.
import { sumsRepository } from '../modules/analytics/repository.sums.ts';
import { readMigrateUrl } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';

/** Long, because the whole log is read. */
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
