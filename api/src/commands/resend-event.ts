// `npm run resend-event -- <event id>` makes an event of the payment provider due again.
import { runCommand } from './command.ts';
import { showUsage } from './usage.ts';

const [eventId, ...rest] = process.argv.slice(2);
if (!eventId || rest.length > 0) showUsage('resend-event', '<event id>');
await runCommand(async ({ payments }) => {
  await payments.inbox.resend(eventId);
  return `${eventId} will be acted on by the next worker.`;
});
