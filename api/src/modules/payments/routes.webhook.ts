import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WEBHOOK_MAX_BYTES, WEBHOOK_PATH } from '@tessera/contract/payments';
import type { InboxService } from './service.inbox.ts';

/** A request whose body takes longer than this is cut off. */
const BODY_MS = 10_000;

/** The webhook of the provider. It reads raw bytes, because the signature is calculated over them. */
export function serveWebhook(app: FastifyInstance, inbox: InboxService) {
  void app.register(async (scope) => {
    const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', (request, _reply, done) => {
      timers.set(
        request,
        setTimeout(() => request.raw.destroy(), BODY_MS),
      );
      done();
    });
    const stop = (request: FastifyRequest) => clearTimeout(timers.get(request));
    scope.addHook('preValidation', (request, _reply, done) => {
      stop(request);
      done();
    });
    scope.addHook('onResponse', (request, _reply, done) => {
      stop(request);
      done();
    });
    scope.addHook('onRequestAbort', (request, done) => {
      stop(request);
      done();
    });
    scope.post(
      WEBHOOK_PATH,
      { bodyLimit: WEBHOOK_MAX_BYTES, config: { unlimited: true } },
      async (request, reply) => {
        await inbox.receive({
          raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: request.headers['x-razorpay-signature'],
          eventId: request.headers['x-razorpay-event-id'],
        });
        return reply.header('cache-control', 'no-store').send({});
      },
    );
  });
}
