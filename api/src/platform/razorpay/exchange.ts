import http from 'node:http';
import https from 'node:https';

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export type Request = {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: string | undefined;
  agent: http.Agent | false;
  connectMs: number;
  totalMs: number;
};
export type Reply = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** There was no reply. `mayHaveArrived` is true when the request may have had an effect. */
export class NoReply extends Error {
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived: boolean, cause?: unknown) {
    super(message, { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Sends one request and reads the whole reply. It neither follows redirects nor retries. */
export function exchange(o: Request): Promise<Reply> {
  const { request: open } = o.url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const fail = (error: Error) => {
      clearTimeout(total);
      reject(new NoReply(error.message, isConnected, error));
    };
    const request = open(o.url, { method: o.method, agent: o.agent, headers: o.headers });
    const total = setTimeout(
      () => request.destroy(new Error(`no reply within ${o.totalMs} ms`)),
      o.totalMs,
    );
    request.on('error', fail);
    request.on('socket', (socket) => {
      if (request.reusedSocket) {
        isConnected = true;
        return;
      }
      const connect = setTimeout(
        () => request.destroy(new Error(`no connection within ${o.connectMs} ms`)),
        o.connectMs,
      );
      socket.once('close', () => clearTimeout(connect));
      socket.once(o.url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true;
        clearTimeout(connect);
      });
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) request.destroy(new Error('the reply is too large'));
        else chunks.push(chunk);
      });
      response.on('error', fail);
      response.on('end', () => {
        clearTimeout(total);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    request.end(o.body);
  });
}
