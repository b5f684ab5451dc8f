/** How many tests run in parallel. */
export const WORKERS = 2;

const FIRST_PORT = Number(process.env['TESSERA_E2E_PORT'] ?? '3900');
/** Ports for the further servers that a worker starts. */
const PORTS_PER_WORKER = 100;
/** The server tests use the lower indexes. */
const FIRST_REDIS_INDEX = 10;

/** Empty when the services are not running: tools that only read the configuration need none. */
const withPath = (variable: string, path: string, user?: string): string => {
  const value = process.env[variable];
  if (!value) return '';
  const url = new URL(value);
  url.pathname = `/${path}`;
  if (user) url.username = user;
  return url.href;
};

export type WorkerShop = {
  port: number;
  origin: string;
  database: string;
  environment: Record<string, string>;
};

/** Every worker has its own shop, so that tests do not affect each other. */
export function workerShop(index: number): WorkerShop {
  const port = FIRST_PORT + index * PORTS_PER_WORKER;
  const origin = `http://127.0.0.1:${port}`;
  const database = `e2e_${index}`;
  return {
    port,
    origin,
    database,
    environment: {
      PORT: String(port),
      ORIGIN: origin,
      PREVIEW_ORIGIN: `http://previews.localhost:${port}`,
      DATABASE_URL: withPath('DATABASE_URL', database),
      DATABASE_READ_URL: withPath('DATABASE_STANDBY_URL', database),
      // The pooler's session entry is for one database only, so this one is connected directly.
      DATABASE_JOBS_URL: withPath('DATABASE_MIGRATE_URL', database, 'api'),
      DATABASE_MIGRATE_URL: withPath('DATABASE_MIGRATE_URL', database),
      REDIS_URL: withPath('REDIS_URL', String(FIRST_REDIS_INDEX + index)),
      S3_PUBLIC_BUCKET: `e2e-public-${index}`,
      S3_PRIVATE_BUCKET: `e2e-private-${index}`,
    },
  };
}

/** The runner sets the worker's index in every test process. */
export const ownShop = (): WorkerShop =>
  workerShop(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** A port beside that of the worker's own shop. */
export const portBeside = (offset: number): number => ownShop().port + offset;
