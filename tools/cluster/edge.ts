import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { API_BASE } from '@tessera/contract/addresses';
import { CACHE_KEY_PARAMETERS, publicEndpoints } from '@tessera/contract/public-responses';
import { REGISTRY_BASE } from '@tessera/contract/registry';

export type Edge = {
  origin: string;
  /** Routes new requests to these ports only. Running requests finish on their old process. */
  route: (ports: readonly number[]) => Promise<void>;
  close: () => Promise<void>;
};

/** For local clusters only. A real edge has its own secret. */
export const EDGE_SECRET = 'a secret between local edges';

/** The host of template previews. Browsers resolve it to the local machine. */
export const PREVIEW_HOST = 'previews.localhost';

/** The paths of public endpoints, as lines of an nginx map. No other API response is cached. */
const publicPaths = (value: string): string =>
  publicEndpoints
    .map(({ path }) => `~^${API_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}$ ${value};`)
    .join(' ');

const forward = (zone: string, past = '$secret $personal') => `
      proxy_pass http://app;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Request-Id $request_id;
      proxy_set_header Accept-Encoding $encoding;
      proxy_connect_timeout 2s;
      proxy_ignore_headers Vary;
      proxy_cache ${zone};
      # The raw path: a decoded one would let /a%2Fb answer for /a/b. A space cannot occur in any part.
      proxy_cache_key "$encoding $markdown $raw_path ${CACHE_KEY_PARAMETERS.map((name) => `$arg_${name}`).join(' ')}";
      proxy_cache_bypass ${past} $refreshed;
      proxy_no_cache ${past};
      proxy_cache_lock on;
      # Whoever waits for an answer that nobody may keep, such as a missing page, would wait for all who came before.
      proxy_cache_lock_timeout 500ms;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;
`;

const forEveryone = `${forward('pages', '$secret')}
      proxy_next_upstream error timeout;
      add_header X-Edge $upstream_cache_status;
`;

/** `reloaded`: the edge is reloaded under load. `steady`: the edge stays unchanged while it is measured. */
export type EdgeKind = 'reloaded' | 'steady';

const configuration = (
  directory: string,
  port: number,
  upstreams: readonly number[],
  kind: EdgeKind,
) => `
user root;
worker_processes ${kind === 'steady' ? 2 : 1};
daemon off;
pcre_jit on;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log warn;
events { worker_connections 2048; }
http {
  # $uri, never $request: a query may carry a token.
  log_format clean '$status $request_method $uri $upstream_cache_status';
  access_log ${directory}/access.log clean${kind === 'steady' ? ' buffer=64k flush=5s' : ''};
  server_tokens off;
  # What a copy needs fits into one piece of memory.
  request_pool_size 16k;
  sendfile on; tcp_nopush on; open_file_cache max=1000 inactive=60s; keepalive_requests 1000000;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fcgi; uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
  proxy_cache_path ${directory}/cache keys_zone=pages:16m max_size=512m inactive=1h use_temp_path=off;
  # What browsers say is found at once; everything else is searched.
  map $http_accept_encoding $encoding { default ""; "gzip, deflate, br, zstd" br; "gzip, deflate, br" br; ~br br; ~gzip gzip; }
  # Whoever names Markdown has copies of its own. Browsers never do.
  map $http_accept $markdown { default ""; ~*text/markdown $http_accept; }
  map $request_uri $raw_path { ~^(?<before>[^?]*) $before; }
  map $raw_path $zone { default pages; ${publicPaths('pages')} ~^${API_BASE}/ off; }
  map $arg_token $secret { default 1; "" 0; }
  # The shop itself asks past the copy after a change, and the answer takes the copy's place.
  map $http_x_edge_refresh $refreshed { default 0; "${EDGE_SECRET}" 1; }
  map $http_authorization $signed_in { default 1; "" 0; }
  # Public endpoints answer everyone alike, so a signed-in visitor may share their copy.
  map $raw_path $shared { default 0; ${publicPaths('1')} }
  map $signed_in$shared $personal { default 0; 10 1; }
  upstream app {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  # Names of its own: copies of previews and of the shop never answer for each other.
  server {
    listen 127.0.0.1:${port};
    server_name ${PREVIEW_HOST};
    keepalive_timeout 0;
    location / {
      proxy_pass http://app;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${PREVIEW_HOST}:${port};
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Request-Id $request_id;
      proxy_set_header Accept-Encoding $encoding;
      proxy_ignore_headers Vary;
      proxy_cache pages;
      proxy_cache_key "preview $encoding $raw_path";
      proxy_next_upstream error timeout;
    }
  }
  server {
    listen 127.0.0.1:${port} default_server;
    client_max_body_size 32m;
    # A reload closes idle connections; a client that reuses one at that moment would see an error that is nobody's answer.
    keepalive_timeout ${kind === 'steady' ? 75 : 0};
    # While two releases run side by side, the other one may have the file.
    location /assets/ { ${forward('pages')} proxy_next_upstream error timeout http_404; }
    location ${API_BASE}/ {
      ${forward('$zone')}
      proxy_next_upstream error timeout;
      add_header X-Edge $upstream_cache_status;
    }
    # The registry: free components are for everybody, and a request with a key passes by the cache.
    location ${REGISTRY_BASE}/ {
      ${forward('pages')}
      proxy_next_upstream error timeout;
      add_header X-Edge $upstream_cache_status;
    }
    location /health/ { ${forward('off')} proxy_next_upstream error timeout; }
    # Each with a signature of its own, and never kept: nobody waits for somebody else's.
    location /media/private/ { ${forward('off')} proxy_next_upstream error timeout; }
    # Pages and pictures are asked for most: spared the comparison with every address of the API, and the same for everyone,
    # whoever asks.
    location /media/ { ${forEveryone} }
    location / {
      ${forEveryone}
      # A page is small: read and written with its head at once it costs a seventh less than head and file one after the other.
      sendfile off; output_buffers 1 64k;
    }
  }
}
`;

async function answers(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(1_000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nothing answers at ${url}`);
}

export async function openEdge(
  directory: string,
  port: number,
  upstreams: readonly number[],
  kind: EdgeKind = 'reloaded',
): Promise<Edge> {
  // Cached pages of an earlier run would refer to files of a build that no longer exists.
  rmSync(`${directory}/cache`, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const file = `${directory}/nginx.conf`;
  writeFileSync(file, configuration(directory, port, upstreams, kind));
  const nginx: ChildProcess = spawn('/usr/sbin/nginx', ['-p', directory, '-c', file], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/health/live`);
  return {
    origin,
    route: async (ports) => {
      writeFileSync(file, configuration(directory, port, ports, kind));
      nginx.kill('SIGHUP');
      // Old nginx workers stop accepting connections once the new ones run. This pause covers the change.
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
    close: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
    },
  };
}
