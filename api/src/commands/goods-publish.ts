// `npm run goods:publish` publishes the catalogue, in production too. `--dry-run` only prints what would change.
import { publishCatalogue } from '../goods/publish.ts';
import { faultsOf, lineOf, remarksOf, summaryOf } from '../goods/report.ts';
import { runCommand } from './command.ts';
import { showUsage } from './usage.ts';

const [option, ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== '--dry-run') || rest.length > 0)
  showUsage('goods:publish', '[--dry-run]');
const isDryRun = option === '--dry-run';
await runCommand(async (services, platform) => {
  const report = await publishCatalogue(platform, services, {
    isDryRun,
    report: (change) => console.log(lineOf(change)),
  });
  const faults = faultsOf(report);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  const end = isDryRun ? 'Nothing was changed: this was a dry run.' : [];
  return [...remarksOf(report), summaryOf(report), end].flat().join('\n');
});
