import { readMigrateUrl } from '../platform/config.ts';
import { migrate, OutdatedDatabaseError, PRODUCT_SQL } from '../platform/db/migrate.ts';

try {
  await migrate(readMigrateUrl(), PRODUCT_SQL, (name) => console.log(`applied ${name}`));
} catch (error) {
  if (!(error instanceof OutdatedDatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
