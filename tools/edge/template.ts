// `node tools/edge/template.ts` writes deploy/nginx.conf.template from the contract.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@tessera/contract/addresses';
import { CACHE_KEY_PARAMETERS, publicEndpoints } from '@tessera/contract/public-responses';
import { REGISTRY_BASE } from '@tessera/contract/registry';

export const TEMPLATE_FILE = join(import.meta.dirname, '../../deploy/nginx.conf.template');

/** What differs between edges. The names are those of environment variables, for `envsubst`. */
export const EDGE_VARIABLES = {
  EDGE_DIRECTORY: 'the folder for copies and temporary files',
  EDGE_WORKERS: 'processes of nginx: one for each processor',
  EDGE_ERROR_LOG: 'the file for errors, or stderr',
  EDGE_ACCESS_LOG: 'the file for requests, or /dev/stdout',
  EDGE_LISTEN: 'where to listen: `8080`, or with certificates `8443 ssl http2`',
  EDGE_TLS: 'the directives `ssl_certificate` and `ssl_certificate_key`, or nothing',
  EDGE_SERVERS: 'a `server` directive for each process of the shop with the role http',
  EDGE_PREVIEW_NAME: 'the host of PREVIEW_ORIGIN without its port',
  EDGE_PREVIEW_HOST: 'the host of PREVIEW_ORIGIN, with its port if it has one',
  EDGE_SECRET: 'the secret of refresh requests, as the shop knows it, without quotes',
  EDGE_KEEPALIVE: 'how long an idle connection of a visitor stays open',
  EDGE_CONNECTIONS: 'how many requests of one address may run at the same time, such as 1000',
  EDGE_COPIES: 'how much room the copies may take, such as 512m',
  EDGE_EXTRA: 'further directives of `http`, such as a server that redirects to https, or nothing',
} as const;

export type EdgeValues = Record<keyof typeof EDGE_VARIABLES, string>;

/** The paths of public endpoints, as lines of an nginx map. No other API response is cached. */
const publicPaths = (value: string): string =>
  publicEndpoints
    .map(({ path }) => `    ~^${API_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}$ ${value};`)
    .join('\n');

const cacheKey = CACHE_KEY_PARAMETERS.map((name) => `$arg_${name}`).join(' ');

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
      proxy_cache_key "$encoding $markdown $raw_path ${cacheKey}";
      proxy_cache_bypass ${past} $refreshed;
      proxy_no_cache ${past};
      proxy_cache_lock on;
      # Whoever waits for an answer that nobody may keep, such as a missing page, would wait for all who came before.
      proxy_cache_lock_timeout 500ms;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;`;

const forEveryone = `${forward('pages', '$secret')}
      proxy_next_upstream error timeout;
      add_header X-Edge $upstream_cache_status;`;

/** The configuration of nginx with \`\${…}\` for each of the variables above. */
export const edgeTemplate = (): string => `# Generated from the contract by tools/edge/template.ts.
#
${Object.entries(EDGE_VARIABLES)
  .map(([name, meaning]) => `# ${name}: ${meaning}`)
  .join('\n')}
worker_processes \${EDGE_WORKERS};
pcre_jit on;
pid \${EDGE_DIRECTORY}/nginx.pid;
error_log \${EDGE_ERROR_LOG} warn;
events { worker_connections 2048; }
http {
  # $uri, never $request: a query may carry a token.
  log_format clean '$status $request_method $uri $upstream_cache_status';
  access_log \${EDGE_ACCESS_LOG} clean buffer=64k flush=1s;
  server_tokens off;
  \${EDGE_TLS}
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:tls:4m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
  # A visitor who sends slowly must not hold a connection for long.
  client_header_timeout 15s; client_body_timeout 30s; send_timeout 60s;
  large_client_header_buffers 4 16k;
  # With HTTP/2 each request that is running counts. A page asks for dozens of files at once, so these do not count.
  map $raw_path $counted { default $binary_remote_addr; ~^/(?:assets|media)/ ""; }
  limit_conn_zone $counted zone=addresses:8m;
  limit_conn addresses \${EDGE_CONNECTIONS};
  limit_conn_status 429;
  # What a copy needs fits into one piece of memory.
  request_pool_size 16k;
  sendfile on; tcp_nopush on; open_file_cache max=1000 inactive=60s; keepalive_requests 1000000;
  client_body_temp_path \${EDGE_DIRECTORY}/body; proxy_temp_path \${EDGE_DIRECTORY}/proxy;
  fastcgi_temp_path \${EDGE_DIRECTORY}/fcgi; uwsgi_temp_path \${EDGE_DIRECTORY}/uwsgi; scgi_temp_path \${EDGE_DIRECTORY}/scgi;
  proxy_cache_path \${EDGE_DIRECTORY}/cache keys_zone=pages:16m max_size=\${EDGE_COPIES} inactive=1h use_temp_path=off;
  # What browsers say is found at once; everything else is searched.
  map $http_accept_encoding $encoding { default ""; "gzip, deflate, br, zstd" br; "gzip, deflate, br" br; ~br br; ~gzip gzip; }
  # Whoever names Markdown has copies of its own. Browsers never do.
  map $http_accept $markdown { default ""; ~*text/markdown $http_accept; }
  map $request_uri $raw_path { ~^(?<before>[^?]*) $before; }
  map $raw_path $zone {
    default pages;
${publicPaths('pages')}
    ~^${API_BASE}/ off;
  }
  map $arg_token $secret { default 1; "" 0; }
  # The shop itself asks past the copy after a change, and the answer takes the copy's place. The letter before it makes an
  # empty secret an error, because a request without the header would match it.
  map s$http_x_edge_refresh $refreshed { default 0; s 0; "s\${EDGE_SECRET}" 1; }
  map $http_authorization $signed_in { default 1; "" 0; }
  # Public endpoints answer everyone alike, so a signed-in visitor may share their copy.
  map $raw_path $shared {
    default 0;
${publicPaths('1')}
  }
  map $signed_in$shared $personal { default 0; 10 1; }
  \${EDGE_EXTRA}
  upstream app {
    \${EDGE_SERVERS}
    keepalive 32;
  }
  # Names of its own: copies of previews and of the shop never answer for each other.
  server {
    listen \${EDGE_LISTEN};
    server_name \${EDGE_PREVIEW_NAME};
    keepalive_timeout \${EDGE_KEEPALIVE};
    location / {
      proxy_pass http://app;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host \${EDGE_PREVIEW_HOST};
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
    listen \${EDGE_LISTEN} default_server;
    client_max_body_size 32m;
    keepalive_timeout \${EDGE_KEEPALIVE};
    # While two releases run side by side, the other one may have the file.
    location /assets/ {${forward('pages')}
      proxy_next_upstream error timeout http_404;
    }
    location ${API_BASE}/ {${forward('$zone')}
      proxy_next_upstream error timeout;
      add_header X-Edge $upstream_cache_status;
    }
    # The registry: free components are for everybody, and a request with a key passes by the cache.
    location ${REGISTRY_BASE}/ {${forward('pages')}
      proxy_next_upstream error timeout;
      add_header X-Edge $upstream_cache_status;
    }
    # Answers for a key, which are never kept.
    location = /mcp {${forward('off')}
      proxy_next_upstream error timeout;
    }
    location /health/ {${forward('off')}
      proxy_next_upstream error timeout;
    }
    # Each with a signature of its own, and never kept: nobody waits for somebody else's.
    location /media/private/ {${forward('off')}
      proxy_next_upstream error timeout;
    }
    # Pages and pictures are asked for most: spared the comparison with every address of the API, and the same for
    # everyone, whoever asks.
    location /media/ {${forEveryone}
    }
    location / {${forEveryone}
      # A page is small: read and written with its head at once it costs a seventh less than head and file one after the
      # other.
      sendfile off; output_buffers 1 64k;
    }
  }
}
`;

/** What `envsubst` does with the template. A missing value is an error instead of an empty text. */
export function fillTemplate(template: string, values: EdgeValues): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, string>)[name];
    if (value === undefined) throw new Error(`the edge has no ${name}`);
    return value;
  });
}

if (import.meta.main) writeFileSync(TEMPLATE_FILE, edgeTemplate());
