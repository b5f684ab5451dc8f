import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { FindingService } from './service.finding.ts';
import type { ShareService } from './service.share.ts';

const HOUR_CACHE = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';
const FOREVER = 'public, max-age=31536000, immutable';
const MOVED_CACHE = 'public, max-age=0, s-maxage=60';
const NAME = /^[a-z0-9][a-z0-9-]{0,79}$/;

const sendXml = (reply: FastifyReply, xml: string | null) => {
  if (xml === null) throw new AppError('NOT_FOUND');
  return reply.type('application/xml; charset=utf-8').header('cache-control', HOUR_CACHE).send(xml);
};

/** The files for search engines, and the pictures for shared links. */
export function serveFinding(app: FastifyInstance, finding: FindingService, share: ShareService) {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR_CACHE)
      .send(finding.robots()),
  );
  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await finding.index()));
  app.get('/sitemaps/pages.xml', async (_request, reply) => sendXml(reply, await finding.pages()));
  app.get('/sitemaps/templates.xml', async (_request, reply) =>
    sendXml(reply, await finding.templates()),
  );
  app.get<{ Params: { file: string } }>(
    '/sitemaps/components/:file',
    async ({ params: { file } }, reply) =>
      sendXml(
        reply,
        file.endsWith('.xml') ? await finding.components(file.slice(0, -'.xml'.length)) : null,
      ),
  );
  app.get<{ Params: { kind: string; name: string; file: string } }>(
    '/share/:kind/:name/:file',
    async ({ params: { kind, name, file } }, reply) => {
      if (!NAME.test(name)) throw new AppError('NOT_FOUND');
      const found = await share.find(kind, name, `/share/${kind}/${name}/${file}`);
      if (!found) throw new AppError('NOT_FOUND');
      if ('movedTo' in found)
        return reply.header('cache-control', MOVED_CACHE).redirect(found.movedTo, 302);
      return reply.type('image/png').header('cache-control', FOREVER).send(found.png);
    },
  );
}
