import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_BASE } from '@tessera/contract/addresses';
import { endpoint, type Endpoint } from '@tessera/contract/endpoint';
import { endpoints } from '@tessera/contract/endpoints';
import { ERRORS } from '@tessera/contract/errors';
import { withWorld } from '../../../test/world.ts';
import { createApiReference } from './api-page.ts';
import { describeApi } from './openapi.ts';

type Operation = {
  operationId: string;
  summary: string;
  'x-access': string;
  'x-cache': string;
  security?: unknown;
  requestBody?: { content: Record<string, unknown> };
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
};

const operationAt = (document: ReturnType<typeof describeApi>, { path, method }: Endpoint) =>
  document.paths[API_BASE + path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as
    | Operation
    | undefined;

const expectValid = async (document: object) => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(
    structuredClone(document) as Record<string, unknown>,
  );
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
};

const thing = z.object({ _id: z.uuid(), name: z.string() }).meta({ id: 'Thing' });
const made = {
  changeThing: endpoint(
    { method: 'PUT', path: '/thing/:id', kind: 'json' },
    {
      summary: 'Changes a <thing>',
      access: 'admin',
      cache: 'private',
      params: z.object({ id: z.uuid() }),
      query: z.object({ quietly: z.string().optional(), reason: z.string() }),
      body: z.object({ thing, at: z.date() }),
      response: thing,
    },
  ),
  removeThing: endpoint(
    { method: 'DELETE', path: '/thing/:id', kind: 'json' },
    {
      summary: 'Removes it',
      access: 'verified',
      cache: 'private',
      params: z.object({ id: z.uuid() }),
      response: z.object({ things: z.array(thing) }),
    },
  ),
  sendPicture: endpoint(
    { method: 'POST', path: '/thing/:id/picture/:n', kind: 'multipart' },
    {
      summary: 'Sends a picture',
      access: 'user',
      cache: 'private',
      params: z.object({ id: z.uuid(), n: z.string() }),
      body: z.object({ caption: z.string() }),
      files: {
        field: 'pictures',
        max: 2,
        maxBytes: 1_000,
        totalMaxBytes: 2_000,
        messages: { tooMany: 'Two.', tooLarge: 'Small.', tooLargeInAll: 'Smaller.' },
      },
      response: z.object({ ok: z.boolean() }),
    },
  ),
};

describe('the document of the whole API', () => {
  const document = describeApi(endpoints);

  test('is valid OpenAPI 3.1', () => expectValid(document));

  test.each(Object.entries(endpoints))('describes %s', (name, described) => {
    expect(operationAt(document, described)).toMatchObject({
      operationId: name,
      summary: described.summary,
      'x-access': described.access,
      'x-cache': described.cache,
    });
  });

  test('holds nothing that is not in the contract', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(Object.keys(endpoints).length);
  });

  test('names its schemas, and every reference leads somewhere', () => {
    const schemas = Object.keys(document.components.schemas);
    expect(schemas).toEqual(
      expect.arrayContaining(['Error', 'ComponentCard', 'Plan', 'PlanReference', 'CategoryCount']),
    );
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    for (const [, reference] of references)
      expect(schemas.map((name) => `#/components/schemas/${name}`)).toContain(reference);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  test('knows every error code', () => {
    expect(document.components.schemas['Error']).toMatchObject({
      properties: { code: { enum: Object.keys(ERRORS) } },
    });
  });
});

describe('an endpoint of any kind', () => {
  const document = describeApi(made);

  test('makes a valid document', () => expectValid(document));

  test('has its parameters in path and query, and needs what it requires', () => {
    expect(operationAt(document, made.changeThing)?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
      { name: 'quietly', in: 'query', required: false },
      { name: 'reason', in: 'query', required: true },
    ]);
    expect(Object.keys(document.paths)).toEqual(['/api/thing/{id}', '/api/thing/{id}/picture/{n}']);
  });

  test('says who may call and how it refuses', () => {
    const admin = operationAt(document, made.changeThing);
    expect(admin?.security).toEqual([{ session: [] }]);
    expect(Object.keys(admin?.responses ?? {})).toEqual(['200', '400', '401', '403', '429', '503']);
    expect(operationAt(describeApi(endpoints), endpoints.listPlans)).not.toHaveProperty('security');
  });

  test('takes its body as it is sent', () => {
    expect(
      Object.keys(operationAt(document, made.sendPicture)?.requestBody?.content ?? {}),
    ).toEqual(['multipart/form-data']);
  });

  test('shares named schemas', () => {
    expect(document.components.schemas['Thing']).toMatchObject({
      type: 'object',
      required: ['_id', 'name'],
    });
    expect(JSON.stringify(operationAt(document, made.removeThing))).toContain(
      '#/components/schemas/Thing',
    );
  });

  test('is escaped on the page for people', () => {
    const page = createApiReference(document).page;
    expect(page).toContain('Changes a &lt;thing&gt;');
    expect(page).not.toContain('<thing>');
  });
});

test('the server hands out the document and a page without scripts', async () => {
  const world = await withWorld();
  const document = await world.http.inject({ url: '/api/openapi.json' });
  expect(document.statusCode).toBe(200);
  expect(document.headers['content-type']).toMatch(/^application\/json/);
  expect(document.json()).toEqual(JSON.parse(JSON.stringify(describeApi(endpoints))));

  const page = await world.http.inject({ url: '/api/reference' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(page.body).not.toMatch(/<script|javascript:|\son\w+=|style="/i);
  for (const { path } of Object.values(endpoints))
    expect(page.body).toContain(`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
});
