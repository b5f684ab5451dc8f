import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { PRIVATE_MEDIA, type PrivateLinks } from '../images/private-links.ts';
import type { Storage } from '../storage/storage.ts';

const KEY = /^[a-z0-9][a-z0-9/_-]{0,150}\.(webp|png|jpg)$/;

/** Serves public images. Their names are random and their bytes never change, so any cache may keep them. */
export function serveMedia(app: FastifyInstance, storage: Storage) {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const file = KEY.test(key) ? await storage.find('public', key) : null;
    if (!file) throw new AppError('NOT_FOUND');
    if (file.bytes !== undefined) reply.header('content-length', file.bytes);
    if (file.etag) reply.header('etag', file.etag);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.contentType)
      .send(file.body);
  });
}

/** Serves private images. They need a signed link and must not be cached. */
export function servePrivateMedia(app: FastifyInstance, storage: Storage, links: PrivateLinks) {
  app.get<{ Params: { '*': string }; Querystring: { until?: unknown; signature?: unknown } }>(
    `${PRIVATE_MEDIA}/*`,
    async (request, reply) => {
      const key = request.params['*'];
      const { until, signature } = request.query;
      if (!links.isGood(key, Number(until), String(signature))) throw new AppError('FORBIDDEN');
      const file = KEY.test(key) ? await storage.find('private', key) : null;
      if (!file) throw new AppError('NOT_FOUND');
      if (file.bytes !== undefined) reply.header('content-length', file.bytes);
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(file.body);
    },
  );
}
