/** Longer than the heartbeat of a killed worker's jobs and the polling interval. */
const REPEATS_MS = 25_000;

export type Delivered = { subject: string; messageId: string };

type Stored = { subject: string; messageId?: string; headers?: Record<string, string> };

/** The received mails whose subject begins with a prefix. */
async function readMailbox(prefix: string): Promise<Delivered[]> {
  const response = await fetch(`${process.env['MAILBOX_URL']}/email`);
  const mails = (await response.json()) as Stored[];
  return mails
    .filter(({ subject }) => subject.startsWith(prefix))
    .map((mail) => ({
      subject: mail.subject,
      messageId: mail.messageId ?? mail.headers?.['message-id'] ?? '',
    }));
}

/**
 * Waits until every subject has arrived and duplicates would have arrived too, or until the timeout. Returns the mails.
 */
export async function awaitMails(
  prefix: string,
  subjects: readonly string[],
  timeoutMs: number,
): Promise<Delivered[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const delivered = await readMailbox(prefix);
    const arrived = new Set(delivered.map(({ subject }) => subject));
    if (subjects.every((subject) => arrived.has(subject)) || Date.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await new Promise((resolve) => setTimeout(resolve, REPEATS_MS));
  return readMailbox(prefix);
}
