import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '../../test/production.ts';
import { environment } from '../../test/world.ts';
import { readConfig, readMigrateUrl } from './config.ts';

const without = (name: string) =>
  Object.fromEntries(Object.entries(environment()).filter(([key]) => key !== name));

const REQUIRED = [
  'DATABASE_URL',
  'DATABASE_JOBS_URL',
  'REDIS_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
];

const complaintAbout = (source: Record<string, string>): string => {
  try {
    readConfig(source);
  } catch (error) {
    return String(error);
  }
  throw new Error('the configuration was accepted');
};

describe('a wrong environment', () => {
  test.each(REQUIRED)('stops the start when %s is missing, and names it', (name) => {
    expect(complaintAbout(without(name))).toContain(`\n  ${name}: `);
  });

  test('is reported in one go, not one variable at a time', () => {
    const complaint = complaintAbout({});
    for (const name of REQUIRED) expect(complaint).toContain(`  ${name}: `);
  });

  test.each([
    'DATABASE_URL',
    'REDIS_URL',
    'S3_ENDPOINT',
    'SMTP_URL',
    'ORIGIN',
    'PORT',
    'NODE_ENV',
    'ROLES',
    'WEB',
    'LOG_LEVEL',
    'TRUSTED_PROXIES',
    'PROOF_ENDPOINTS',
  ])('is reported by name and reason when %s is wrong, never by value', (name) => {
    const complaint = complaintAbout(environment({ [name]: 'hunter2 hunter2' }));
    expect(complaint).toContain(`  ${name}`);
    expect(complaint).not.toContain('hunter2');
  });

  test('does not reveal the migration address either', () => {
    expect(() => readMigrateUrl({ DATABASE_MIGRATE_URL: 'hunter2 hunter2' })).toThrow(
      /DATABASE_MIGRATE_URL/,
    );
    expect(() => readMigrateUrl({ DATABASE_MIGRATE_URL: 'hunter2 hunter2' })).not.toThrow(
      /hunter2/,
    );
  });
});

test('a crash point, which only a proof wants, is refused in production', () => {
  const point = { CRASH_AT: 'settle.transaction before' };
  const on = environment({ ...point, ...PRODUCTION });
  expect(() => readConfig(on)).toThrow('CRASH_AT');
  expect(readConfig(environment(point))).toHaveProperty('CRASH_AT');
});

test('a GSTIN is one of the seller’s State', () => {
  const gstin = { SELLER_GSTIN: '27AAAAA0000A1Z2' };
  expect(() => readConfig(environment(gstin))).toThrow('SELLER_GSTIN');
  expect(readConfig(environment({ ...gstin, SELLER_STATE: '27' }))).toMatchObject(gstin);
});

test('production refuses the endpoints that only proofs use', () => {
  const on = { PROOF_ENDPOINTS: 'true' };
  expect(() => readConfig(environment({ ...on, ...PRODUCTION }))).toThrow(/PROOF_ENDPOINTS/);
  expect(readConfig(environment({ ...on, NODE_ENV: 'test' })).PROOF_ENDPOINTS).toBe(true);
  expect(readConfig(environment(PRODUCTION)).PROOF_ENDPOINTS).toBe(false);
});

test('G130: production refuses to start with codes in its answers, or without a secret of its own [ST-12]', () => {
  const { CODE_SECRET: _missing, ...withoutSecret } = PRODUCTION;
  expect(readConfig(environment(PRODUCTION)).EXPOSE_CODES).toBe(false);
  expect(() => readConfig(environment({ ...PRODUCTION, WEB: 'vite' }))).toThrow(/WEB/);
  expect(() => readConfig(environment({ ...PRODUCTION, EXPOSE_CODES: 'true' }))).toThrow(
    /EXPOSE_CODES/,
  );
  expect(() => readConfig(environment(withoutSecret))).toThrow(/CODE_SECRET/);
  expect(() => readConfig(environment({ ...PRODUCTION, CODE_SECRET: 'short' }))).toThrow(
    /CODE_SECRET/,
  );
});

test.each(['ORIGIN', 'PREVIEW_ORIGIN'])(
  'production refuses %s over http, but not locally',
  (name) => {
    const read = (origin: string) => readConfig(environment({ ...PRODUCTION, [name]: origin }));
    for (const origin of [
      'http://other.test',
      'http://other.test:443',
      'HTTP://OTHER.TEST',
      'http://localhost.other.test',
      'http://127.0.0.1.other.test',
      'http://10.0.0.1',
      'http://notlocalhost',
      'ftp://other.test',
    ])
      expect(() => read(origin)).toThrow(name);
    for (const origin of [
      'https://other.test',
      'http://localhost:3000',
      'http://previews.localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ])
      expect(read(origin)).toMatchObject({ [name]: origin });
  },
);

test('production wants to know how many proxies stand in front of it', () => {
  const { TRUSTED_PROXIES: _missing, ...silent } = PRODUCTION;
  expect(() => readConfig(environment(silent))).toThrow(/^TRUSTED_PROXIES must be set/);
  expect(readConfig(environment(PRODUCTION)).TRUSTED_PROXIES).toBe(0);
  expect(readConfig(environment({ ...PRODUCTION, TRUSTED_PROXIES: '2' })).TRUSTED_PROXIES).toBe(2);
  expect(readConfig(environment()).TRUSTED_PROXIES).toBe(0);
});

describe('the payment provider', () => {
  const key = { RAZORPAY_KEY_ID: 'rzp_test_0123456789abcd', RAZORPAY_KEY_SECRET: 'x'.repeat(24) };
  const live = { ...key, RAZORPAY_KEY_ID: 'rzp_live_0123456789abcd' };

  test('may be left out, but not by half', () => {
    expect(readConfig(environment()).RAZORPAY_KEY_ID).toBeUndefined();
    expect(readConfig(environment(key))).toMatchObject(key);
    for (const [name, value] of Object.entries(key))
      expect(() => readConfig(environment({ [name]: value }))).toThrow(/set together/);
  });

  test.each(['RAZORPAY_API_ORIGIN', 'RAZORPAY_CHECKOUT_ORIGIN'])(
    'is the real one in production: %s',
    (name) => {
      const production = { ...PRODUCTION, ...key, RAZORPAY_ALLOW_TEST_KEY: 'true' };
      expect(readConfig(environment(production))).toMatchObject({
        RAZORPAY_API_ORIGIN: 'https://api.razorpay.com',
        RAZORPAY_CHECKOUT_ORIGIN: 'https://checkout.razorpay.com',
      });
      for (const origin of [
        'http://127.0.0.1:4010',
        'http://api.razorpay.com',
        'https://api.razorpay.com.evil.example',
        'https://checkout.razorpay.com:8443',
      ])
        expect(() => readConfig(environment({ ...production, [name]: origin }))).toThrow(name);
      expect(readConfig(environment({ [name]: 'http://127.0.0.1:4010' }))).toBeDefined();
    },
  );

  test.each(['RAZORPAY_API_ORIGIN', 'RAZORPAY_CHECKOUT_ORIGIN'])(
    'is the real one wherever the key is a live one: %s',
    (name) => {
      for (const NODE_ENV of ['development', 'test', 'production']) {
        const source = { ...PRODUCTION, ...live, NODE_ENV };
        expect(readConfig(environment(source))).toMatchObject(live);
        expect(() =>
          readConfig(environment({ ...source, [name]: 'http://127.0.0.1:4010' })),
        ).toThrow(name);
      }
    },
  );

  test('takes no test key in production, unless told to', () => {
    const rehearsal = { ...PRODUCTION, ...key };
    expect(() => readConfig(environment(rehearsal))).toThrow(/RAZORPAY_ALLOW_TEST_KEY/);
    const told = { RAZORPAY_ALLOW_TEST_KEY: 'false' };
    expect(() => readConfig(environment({ ...rehearsal, ...told }))).toThrow(/test key/);
    told.RAZORPAY_ALLOW_TEST_KEY = 'true';
    expect(readConfig(environment({ ...rehearsal, ...told }))).toMatchObject(key);
  });

  test('has a secret before only beside the present one', () => {
    const before = { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'y'.repeat(16) };
    expect(() => readConfig(environment({ ...key, ...before }))).toThrow(
      /RAZORPAY_WEBHOOK_SECRET must be set/,
    );
    const present = { RAZORPAY_WEBHOOK_SECRET: 'z'.repeat(16) };
    expect(readConfig(environment({ ...key, ...before, ...present }))).toMatchObject(before);
  });

  test.each(['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS'])(
    'takes no empty or short secret: %s',
    (name) => {
      for (const value of ['', 'short'])
        expect(complaintAbout(environment({ ...key, [name]: value }))).toContain(name);
    },
  );
});

test('roles are a list, both by default', () => {
  expect(readConfig(environment()).ROLES).toEqual(['http', 'jobs']);
  expect(readConfig(environment({ ROLES: 'jobs' })).ROLES).toEqual(['jobs']);
  expect(readConfig(environment({ ROLES: 'jobs, http' })).ROLES).toEqual(['jobs', 'http']);
  for (const wrong of ['', 'http,', 'web', 'http,cron'])
    expect(() => readConfig(environment({ ROLES: wrong }))).toThrow(/ROLES/);
});

test('the origin falls back to the address the server listens on', () => {
  const { ORIGIN } = readConfig({ ...without('ORIGIN'), HOST: '127.0.0.9', PORT: '4567' });
  expect(ORIGIN).toBe('http://127.0.0.9:4567');
});

test('older client folders are separated by colons', () => {
  expect(readConfig(environment()).WEB_OLDER_CLIENTS).toEqual([]);
  expect(readConfig(environment({ WEB_OLDER_CLIENTS: '/a:/b' })).WEB_OLDER_CLIENTS).toEqual([
    '/a',
    '/b',
  ]);
});
