// `npm run admin -- <email>` makes a verified account an admin's: the only way to the first one.
import { createServices } from './app.ts';
import { readConfig } from './platform/config.ts';
import { AppError } from './platform/errors.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/platform.ts';

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) {
  console.error('usage: npm run admin -- <email>');
  process.exit(2);
}
const platform = await openPlatform(readConfig(), createLog({ LOG_LEVEL: 'warn' }));
try {
  await createServices(platform).users.makeAdmin(email.trim().toLowerCase());
  console.log(`${email} is an admin now.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await platform.close();
}
