import { readConfig, readMigrateUrl } from '../platform/config.ts';
import { dropEverything } from '../platform/db/drop.ts';
import { migrate, PRODUCT_SQL } from '../platform/db/migrate.ts';
import { prepareRelease } from './command.ts';

if (readConfig().NODE_ENV === 'production')
  throw new Error('Refusing to empty a production database.');
await dropEverything(readMigrateUrl());
await migrate(readMigrateUrl(), PRODUCT_SQL, (name) => console.log(`applied ${name}`));
await prepareRelease();
