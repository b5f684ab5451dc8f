// `npm run invite-admin -- <email>` invites the first admin of a shop. Nobody has to be registered yet.
import { runCommand } from './command.ts';
import { showUsage } from './usage.ts';

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) showUsage('invite-admin', '<email>');
const address = email.trim().toLowerCase();
await runCommand(async ({ users }, { config }) => {
  if ((await users.inviteAdmin(address)) === 'admin') return `${address} is an admin.`;
  const page = new URL('/register', config.ORIGIN);
  return `Register at ${page.href} with ${address}. The account becomes an admin when the code of the mail is entered.`;
});
