import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { freePort } from '../../../tools/free-port.ts';

/** nginx with two workers that answers with exactly these bytes from a file: the most this machine can do. */
export async function serveFile(directory: string, bytes: Uint8Array) {
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  writeFileSync(`${directory}/list.json`, bytes);
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
    location / { default_type application/json; add_header Content-Encoding br; try_files /list.json =404; }
  }
}
`,
  );
  const nginx = spawn('/usr/sbin/nginx', ['-p', directory, '-c', `${directory}/nginx.conf`], {
    stdio: 'ignore',
  });
  return {
    url: `http://127.0.0.1:${port}/list.json`,
    close: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
    },
  };
}
