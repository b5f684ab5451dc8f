// `npm run admin -- <email>` makes a verified account an admin. It is the only way to create the first admin.
import { runCommand } from './command.ts';

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) {
  console.error('usage: npm run admin -- <email>');
  process.exit(2);
}
await runCommand(async ({ users }) => {
  await users.makeAdmin(email.trim().toLowerCase());
  return `${email} is an admin now.`;
});
