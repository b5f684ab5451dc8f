import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CSP_REPORT_PATH } from '@tessera/contract/constants';
import type { Limiter } from '../cache/limiter.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const MAX_BYTES = 16 * 1024;
/** Of one request. A browser may send several reports together. */
const REPORTS_MAX = 5;
const TEXT_MAX = 200;

/** The directives of our policies. Others are counted together, so that a sender cannot invent series. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'object-src',
]);

const text = z.string().max(8_000).optional();
/** The format of `report-uri`, and the one of the Reporting API. */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
  }),
});
const newer = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        effectiveDirective: text,
        blockedURL: text,
        documentURL: text,
        sourceFile: text,
      }),
    }),
  )
  .max(100);

type Report = {
  directive: string | undefined;
  blocked: string | undefined;
  page: string | undefined;
  source: string | undefined;
};

function readReports(body: unknown): Report[] {
  const old = older.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [
      {
        directive,
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        source: report['source-file'],
      },
    ];
  }
  const { success, data, error } = newer.safeParse(body);
  if (!success) throw new AppError('BAD_REQUEST', { cause: error });
  return data.slice(0, REPORTS_MAX).map(({ body: report }) => ({
    directive: report.effectiveDirective,
    blocked: report.blockedURL,
    page: report.documentURL,
    source: report.sourceFile,
  }));
}

/** The origin alone: a path or query elsewhere may hold anything about a person. Words such as `inline` stay. */
function originOf(value: string | undefined): string {
  if (!value) return '';
  const url = URL.parse(value);
  if (!url) return /^[a-z-]{1,30}$/.exec(value)?.[0] ?? 'unreadable';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, TEXT_MAX);
}

/** The path of one of our pages, without its query. */
function pathOf(value: string | undefined, origin: string): string {
  const url = value ? URL.parse(value) : null;
  return url?.origin === origin ? url.pathname.slice(0, TEXT_MAX) : 'elsewhere';
}

function directiveOf(value = ''): string {
  const [name = ''] = value.trim().split(/\s/, 1);
  return DIRECTIVES.has(name) ? name : 'other';
}

/**
 * Takes reports of browsers about pages that broke their content security policy. They are logged in short and counted,
 * not stored. Anyone can send one, so a report is a hint, and its limit is its own.
 */
export function serveCspReports(
  app: FastifyInstance,
  o: { origin: string; log: Log; metrics: Metrics; limit: Limiter },
) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string' },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch (error) {
          done(new AppError('BAD_REQUEST', { cause: error }));
        }
      },
    );
    scope.post(
      CSP_REPORT_PATH,
      { bodyLimit: MAX_BYTES, config: { data: true } },
      async (request, reply) => {
        const { allowed, retryAfterSeconds } = await o.limit(request.network);
        if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
        for (const report of readReports(request.body)) {
          const directive = directiveOf(report.directive);
          o.metrics.cspReports.inc({ directive });
          o.log.warn(
            {
              directive,
              blocked: originOf(report.blocked),
              page: pathOf(report.page, o.origin),
              source: originOf(report.source),
            },
            'a page broke its content security policy',
          );
        }
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
