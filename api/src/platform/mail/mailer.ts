import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Letter } from './letter.ts';

export type Attachment = { filename: string; content: Buffer; contentType: string };
export type Message = {
  to: string;
  cc?: string;
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if it is not our own. */
  replyTo?: string;
  attachments?: Attachment[];
  headers?: Record<string, string>;
};

/**
 * The error text of a mail server contains the recipient's address, which must not reach logs or tables. Only its codes
 * are kept.
 */
class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly code: string;
  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super(`the mail was not taken: ${[code, responseCode].filter(Boolean).join(' ') || 'unknown'}`);
    this.code = code ?? 'EMAIL';
  }
}

const CONNECT_TIMEOUT_MS = 5_000;

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ORIGIN' | 'SUPPORT_EMAIL' | 'COMPANY_EMAIL'>,
  { connectTimeoutMs = CONNECT_TIMEOUT_MS } = {},
) {
  const transport = createTransport(
    {
      url: config.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: 20_000,
    },
    { from: config.MAIL_FROM },
  );
  const host = new URL(config.ORIGIN).hostname;
  const support = config.SUPPORT_EMAIL ?? config.COMPANY_EMAIL;
  /** The id stays the same when a job is retried, so that a mailbox can recognise a duplicate. */
  const send = async (message: Message, stableId: string) => {
    try {
      await transport.sendMail({
        ...message,
        messageId: `<${stableId}@${host}>`,
        // Many mail programs do not show images embedded in the HTML, but all show attached ones.
        attachDataUrls: true,
      });
    } catch (error) {
      throw new MailRefused(error as { code?: string; responseCode?: number });
    }
  };
  return {
    send,
    async sendLetter(
      to: string,
      letter: Letter,
      stableId: string,
      o: Pick<Message, 'cc' | 'replyTo' | 'attachments' | 'headers'> = {},
    ) {
      // Loaded on first use. It takes a second, and most processes never render a letter.
      const { renderLetter } = await import('./letter.ts');
      await send({ to, ...o, ...(await renderLetter(letter, support)) }, stableId);
    },
    close: () => transport.close(),
  };
}
