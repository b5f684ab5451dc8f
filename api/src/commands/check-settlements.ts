// `npm run check-settlements -- 2026-11-13` compares the provider's settlement report of a day with the ledger. It
// exits with 1 if they differ.
import { runCommand } from './command.ts';
import { showUsage } from './usage.ts';

const [day = '', ...rest] = process.argv.slice(2);
const moment = new Date(`${day}T12:00:00+05:30`);
if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(moment.getTime()) || rest.length > 0)
  showUsage('check-settlements', '<yyyy-mm-dd>');
await runCommand(async ({ settlements }) => {
  const { rows, differences } = await settlements.check(moment);
  if (differences.length > 0) process.exitCode = 1;
  return [
    ...differences.map(({ entityId, difference }) => `${entityId}: ${difference}`),
    `${rows} rows, ${differences.length} of them other than in our books.`,
  ].join('\n');
});
