import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { inTransaction, type Database } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';

const body = z.object({ to: z.email().max(200), subject: z.string().min(1).max(200) });

/**
 * A write endpoint with which the proofs count acknowledged mails. It exists only with PROOF_ENDPOINTS, which
 * production refuses.
 */
export function serveProofWrites(app: FastifyInstance, db: Database, outbox: Outbox) {
  app.post('/proof/mail', async (request, reply) => {
    const { to, subject } = body.parse(request.body);
    await inTransaction(db, (tx) =>
      outbox.post(tx, { to, subject, text: subject, html: `<p>${to}</p>` }),
    );
    return reply.code(202).header('cache-control', 'no-store').send({ accepted: subject });
  });
}
