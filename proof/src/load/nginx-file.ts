import { deepEqual } from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../tools/free-port.ts';
import { type Sent, sentFor } from './sent.ts';

/** nginx reads a dollar sign as the start of a variable. */
const inQuotes = (value: string): string => {
  if (value.includes('$')) throw new Error(`nginx cannot be told to say ${value}`);
  return `"${value.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
};

/** Switches off the headers that nginx would add and the shop does not send. */
const SILENT = 'etag off; if_modified_since off; max_ranges 0; add_header Last-Modified "";';

async function firstAnswer(url: string, nginx: ChildProcess): Promise<Sent> {
  for (let tries = 0; tries < 100 && nginx.exitCode === null; tries++) {
    const answer = await sentFor(url).catch(() => null);
    if (answer) return answer;
    await sleep(50);
  }
  throw new Error('nginx does not start');
}

/**
 * Starts nginx with two workers, which serves a file with the headers and the body of a response.
 * Two variants are served too: the same file from memory, which is a little faster for small files, and the body with
 * its content type only.
 */
export async function serveFile(directory: string, answer: Sent) {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const { 'content-type': type = 'text/plain', ...others } = answer.headers;
  const lines = Object.entries(others).map(
    ([name, value]) => `add_header ${name} ${inQuotes(value)};`,
  );
  writeFileSync(`${directory}/answer`, answer.bytes);
  writeFileSync(
    `${directory}/nginx.conf`,
    `user root; worker_processes 2; daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  access_log off; server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fcgi; uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    default_type ${inQuotes(type)};
    location = /answer { alias ${directory}/answer; ${SILENT} ${lines.join(' ')} }
    location = /read { alias ${directory}/answer; sendfile off; output_buffers 1 64k; ${SILENT} ${lines.join(' ')} }
    location = /bare { alias ${directory}/answer; ${SILENT} }
  }
}
`,
  );
  const nginx = spawn('/usr/sbin/nginx', ['-p', directory, '-c', `${directory}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = async () => {
    if (nginx.exitCode !== null) return;
    const exit = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await exit;
  };
  const site = `http://127.0.0.1:${port}`;
  const [url, readUrl, bareUrl] = [`${site}/answer`, `${site}/read`, `${site}/bare`];
  try {
    for (const one of [url, readUrl])
      deepEqual(await firstAnswer(one, nginx), answer, 'nginx sends something else');
  } catch (error) {
    await close();
    throw error;
  }
  return { url, readUrl, bareUrl, close };
}
