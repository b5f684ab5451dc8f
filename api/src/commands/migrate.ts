import { fileURLToPath } from 'node:url';
import { readMigrateUrl } from '../platform/config.ts';
import { migrate } from '../platform/db/migrate.ts';

const directory = fileURLToPath(new URL('../../migrations', import.meta.url));
await migrate(readMigrateUrl(), directory, (name) => console.log(`applied ${name}`));
