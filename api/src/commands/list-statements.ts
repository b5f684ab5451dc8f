// Prints the SQL statements of the public list after the given position, as JSON, to measure them without the server.
import { catalogRepository } from '../modules/catalog/repository.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase, type Statement } from '../platform/db/database.ts';

const [at, id] = process.argv.slice(2);
if (!at || !id) {
  console.error('usage: node api/src/commands/list-statements.ts <time> <id>');
  process.exit(2);
}
const statements: Statement[] = [];
const { db, close } = openDatabase(readConfig().DATABASE_URL, console.error, {
  max: 1,
  onStatement: ({ sql, parameters }) => void statements.push({ sql, parameters }),
});
await catalogRepository.listNewest(db, { after: { at, id }, limit: 25 });
await catalogRepository.countPublished(db);
await close();
console.log(JSON.stringify(statements));
