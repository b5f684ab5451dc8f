import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';

type Row = { id: string };
type Change = [table: string, id: string, row: Row | null];

export type Table<T extends Row> = {
  find: (id: string) => T | undefined;
  all: () => T[];
  save: (row: T) => void;
  remove: (id: string) => void;
};

/**
 * Rows in memory and a journal with one line per commit. So a killed process loses nothing that it has responded to.
 */
export function openStore(file: string | null) {
  const tables = new Map<string, Map<string, Row>>();
  const changed = new Map<string, Change>();
  const rowsOf = (name: string) => {
    const rows = tables.get(name) ?? new Map<string, Row>();
    tables.set(name, rows);
    return rows;
  };

  const replay = (line: string) => {
    for (const [table, id, row] of JSON.parse(line) as Change[])
      if (row) rowsOf(table).set(id, row);
      else rowsOf(table).delete(id);
  };

  let journal: number | null = null;
  if (file) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    // An incomplete last line was being written when the process died. No response was sent for it.
    for (const line of lines.slice(0, -1)) replay(line);
    const rows = [...tables].flatMap(([name, all]) =>
      [...all.values()].map((row) => `${JSON.stringify([[name, row.id, row]])}\n`),
    );
    writeFileSync(`${file}.new`, rows.join(''));
    renameSync(`${file}.new`, file);
    journal = openSync(file, 'a');
  }

  return {
    table<T extends Row>(name: string): Table<T> {
      return {
        find: (id) => rowsOf(name).get(id) as T | undefined,
        all: () => [...rowsOf(name).values()] as T[],
        save: (row) => {
          rowsOf(name).set(row.id, row);
          changed.set(`${name} ${row.id}`, [name, row.id, row]);
        },
        remove: (id) => {
          rowsOf(name).delete(id);
          changed.set(`${name} ${id}`, [name, id, null]);
        },
      };
    },
    commit() {
      if (journal !== null && changed.size > 0)
        writeSync(journal, `${JSON.stringify([...changed.values()])}\n`);
      changed.clear();
    },
    clear() {
      for (const rows of tables.values()) rows.clear();
      changed.clear();
      if (journal !== null) ftruncateSync(journal, 0);
    },
    close() {
      if (journal !== null) closeSync(journal);
      journal = null;
    },
  };
}
