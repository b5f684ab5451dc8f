// `npm run admin -- <email>` makes a verified account an admin. It is the only way to create the first admin.
import { runCommand } from './command.ts';
import { showUsage } from './usage.ts';

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) showUsage('admin', '<email>');
await runCommand(async ({ users }) => {
  await users.makeAdmin(email.trim().toLowerCase());
  return `${email} is an admin now.`;
});
