import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { freePort } from '../../../tools/free-port.ts';

/** nginx takes a dollar for a variable. */
const inQuotes = (value: string): string => {
  if (value.includes('$')) throw new Error(`nginx cannot be told to say ${value}`);
  return `"${value.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
};

/**
 * nginx with two workers that answers with exactly these bytes, headers and body, from a file: the most this machine can
 * do. The same body with none of the headers stands beside it.
 */
export async function serveFile(
  directory: string,
  { bytes, headers }: { bytes: Uint8Array; headers: Record<string, string> },
) {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  writeFileSync(`${directory}/answer`, bytes);
  const { 'content-type': type = 'text/plain', ...others } = headers;
  const lines = Object.entries(others).map(
    ([name, value]) => `add_header ${name} ${inQuotes(value)};`,
  );
  writeFileSync(
    `${directory}/nginx.conf`,
    `user root; worker_processes 2; daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fcgi; uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${directory};
    location = /bare { default_type text/plain; try_files /answer =404; }
    location = /answer { default_type ${inQuotes(type)}; etag off; if_modified_since off; ${lines.join(' ')} }
  }
}
`,
  );
  const nginx = spawn('/usr/sbin/nginx', ['-p', directory, '-c', `${directory}/nginx.conf`], {
    stdio: 'ignore',
  });
  return {
    url: `http://127.0.0.1:${port}/answer`,
    bareUrl: `http://127.0.0.1:${port}/bare`,
    close: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
    },
  };
}
