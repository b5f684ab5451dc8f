import type { FastifyInstance } from 'fastify';
import { escape, sourceHash } from './markup.ts';
import type { describeApi } from './openapi.ts';

type Description = ReturnType<typeof describeApi>;

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b1a17,#f3efe7);--muted:light-dark(#5f5a50,#b0a999);--line:light-dark(#e4ded2,#2d2a25);--canvas:light-dark(#faf8f4,#131210);--surface:light-dark(#fff,#1b1a17);--accent:light-dark(#c93a1d,#ff6a47)}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:64px 24px}h1{font-size:2.25rem;letter-spacing:-.02em;margin:0}
p{color:var(--muted)}a{color:var(--accent)}article{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:24px;margin:24px 0}
h2{font:550 1rem ui-monospace,monospace;margin:0;overflow-wrap:anywhere}h2 b{color:var(--accent)}small{color:var(--muted);font:.8125rem ui-monospace,monospace}
pre{overflow:auto;background:var(--canvas);border:1px solid var(--line);border-radius:10px;padding:16px;font:.8125rem/1.5 ui-monospace,monospace}
summary{cursor:pointer;min-height:28px}`;

const POLICY = `default-src 'none'; style-src ${sourceHash(STYLE)}; base-uri 'none'; frame-ancestors 'none'`;

type Operation = {
  summary: string;
  'x-access': string;
  'x-cache': string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: object;
};

function article(path: string, method: string, o: Operation): string {
  const parameters = o.parameters
    .map((p) => `<code>${escape(p.name)}</code> (${escape(p.in)}${p.required ? ', required' : ''})`)
    .join(', ');
  return `<article><h2><b>${method.toUpperCase()}</b> ${escape(path)}</h2><p>${escape(o.summary)}.</p>
<small>access: ${escape(o['x-access'])} · cache: ${escape(o['x-cache'])}</small>
${parameters && `<p>${parameters}</p>`}
<details><summary>Schemas</summary><pre tabindex="0">${escape(JSON.stringify({ ...(o.requestBody && { request: o.requestBody }), responses: o.responses }, null, 2))}</pre></details></article>`;
}

function renderApiPage(description: Description): string {
  const articles = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      article(path, method, operation as Operation),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(description.info.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(description.info.title)}</h1><p>${escape(description.info.description)} The same as a document: <a href="openapi.json">openapi.json</a>.</p>${articles.join('')}
<article><h2>Schemas</h2><details><summary>All named schemas</summary><pre tabindex="0">${escape(JSON.stringify(description.components.schemas, null, 2))}</pre></details></article></main></body></html>`;
}

/** The API reference as a page and as data. */
export type ApiReference = { description: Description; page: string };

export const createApiReference = (description: Description): ApiReference => ({
  description,
  page: renderApiPage(description),
});

export function serveApiPage(app: FastifyInstance, { description, page }: ApiReference) {
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(description),
  );
  app.get('/reference', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
