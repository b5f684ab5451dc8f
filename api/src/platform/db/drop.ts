import pg from 'pg';

/** Drops everything in a development database. Extensions and privileges that belong to the superuser stay. */
export async function dropEverything(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 3_000 });
  await client.connect();
  try {
    await client.query('drop schema if exists pgboss cascade');
    const { rows } = await client.query<{ statement: string }>(`
      select format('drop table if exists %I cascade', tablename) as statement from pg_tables where schemaname = 'public'
      union all
      select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select format('drop type if exists %I cascade', t.typname)
      from pg_type t join pg_class c on c.oid = t.typrelid and c.relkind = 'c'
      where t.typnamespace = 'public'::regnamespace`);
    for (const { statement } of rows) await client.query(statement);
  } finally {
    await client.end();
  }
}
