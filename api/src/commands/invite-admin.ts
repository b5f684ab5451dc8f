// `npm run invite-admin -- <email>` invites the first admin of a shop. Nobody has to be registered yet. With `--withdraw`
// the invitation is taken back.
import { z } from 'zod';
import { runCommand } from './command.ts';
import { showUsage } from './usage.ts';

const isWithdrawn = process.argv[2] === '--withdraw';
const [given, ...rest] = process.argv.slice(isWithdrawn ? 3 : 2);
const { data: address } = z.string().trim().toLowerCase().max(254).pipe(z.email()).safeParse(given);
if (!address || rest.length > 0) showUsage('invite-admin', '[--withdraw] <email>');
await runCommand(async ({ users }, { config }) => {
  if (isWithdrawn)
    return (await users.withdrawInvitation(address))
      ? `${address} is no longer invited.`
      : `${address} was not invited.`;
  if ((await users.inviteAdmin(address)) === 'admin') return `${address} is an admin.`;
  const page = new URL('/register', config.ORIGIN);
  return `Register at ${page.href} with ${address} within a week. The account becomes an admin when the code of the mail is entered.`;
});
