import { z } from 'zod';
import { API_BASE } from '@tessera/contract/addresses';
import type { Access, Endpoint, Files } from '@tessera/contract/endpoint';
import { ERRORS, type ErrorCode } from '@tessera/contract/errors';

type Json = { [key: string]: unknown };

const REFUSALS: Record<Access, ErrorCode[]> = {
  public: [],
  optional: [],
  user: ['UNAUTHENTICATED'],
  verified: ['UNAUTHENTICATED', 'NOT_VERIFIED'],
  admin: ['UNAUTHENTICATED', 'NOT_VERIFIED', 'FORBIDDEN'],
};

const MEDIA_TYPES = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: 'application/json',
  redirect: 'text/html',
  file: 'application/octet-stream',
} as const;

/** Named schemas become components. Zod puts them below `$defs`, OpenAPI expects them below `components`. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _dialect,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const relocate = (value: unknown): Json =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json)) {
    const { id: _id, ...named } = relocate(definition);
    components[name] = named;
  }
  return relocate(rest);
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query', components: Json) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input', components) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Adds the files of a form to its fields. */
const withFiles = (schema: Json, files: Files | undefined): Json =>
  files
    ? {
        ...schema,
        properties: {
          ...(schema['properties'] as Json | undefined),
          [files.field]: {
            type: 'array',
            maxItems: files.max,
            items: { type: 'string', format: 'binary' },
          },
        },
      }
    : schema;

function operation(name: string, endpoint: Endpoint, components: Json): Json {
  const failure = (codes: ErrorCode[]) => ({
    description: codes.map((code) => ERRORS[code].message).join(' Or: '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  const codes: ErrorCode[] = [
    'BAD_REQUEST',
    ...REFUSALS[endpoint.access],
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ];
  const statuses = Map.groupBy(codes, (code) => String(ERRORS[code].status));
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    'x-cache': endpoint.cache,
    parameters: [
      ...parameters(endpoint.params, 'path', components),
      ...parameters(endpoint.query, 'query', components),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [MEDIA_TYPES[endpoint.kind]]: {
            schema: withFiles(toSchema(endpoint.body, 'input', components), endpoint.files),
          },
        },
      },
    }),
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': { schema: toSchema(endpoint.response, 'output', components) },
        },
      },
      ...Object.fromEntries([...statuses].map(([status, group]) => [status, failure(group)])),
    },
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function describeApi(endpoints: Record<string, Endpoint>) {
  const schemas: Json = {
    Error: {
      type: 'object',
      required: ['message', 'code', 'requestId'],
      properties: {
        message: { type: 'string', description: 'Fit for a person to read.' },
        code: { type: 'string', enum: Object.keys(ERRORS) },
        requestId: { type: 'string' },
      },
    },
  };
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = API_BASE + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera API',
      version: '0.1.0',
      description:
        'A marketplace of copy-paste interface components and website templates. Money is in rupees; `amount` of an order is in paise.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}
