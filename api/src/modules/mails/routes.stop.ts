import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  STOP_MAILS_PAGE,
  STOP_MAILS_PARAMETER,
  STOP_MAILS_PATH,
} from '@tessera/contract/mail-kinds';
import type { MailsService } from './service.ts';

const BODY_MAX_BYTES = 10_000;

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
};

/**
 * The link in the header of a mail. A mail program sends a POST with a form (RFC 8058), whose body says nothing that is
 * not known. A person who follows the link gets a page with a button, because programs that check links use GET.
 */
export function serveStopLink(app: FastifyInstance, mails: MailsService) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    scope.post(STOP_MAILS_PATH, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      await mails.stop(tokenOf(request));
      return reply.header('cache-control', 'no-store').send({});
    });
    scope.get(STOP_MAILS_PATH, async (request, reply) => {
      const token = tokenOf(request);
      const kind = mails.findKind(token);
      const query = new URLSearchParams({ ...(kind && { kind }), [STOP_MAILS_PARAMETER]: token });
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${STOP_MAILS_PAGE}?${query.toString()}`, 302);
    });
  });
}
