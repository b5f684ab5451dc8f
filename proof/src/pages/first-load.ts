import type { Page, Request } from '@playwright/test';

/** What a page asks the shop for: the first request for each address. */
export type Load = {
  /** Until the page asks another origin for its live preview. */
  first: Map<string, Request>;
  later: Map<string, Request>;
  isFrameAsked: boolean;
};

export function collectLoad(page: Page, origin: string): Load {
  const load: Load = { first: new Map(), later: new Map(), isFrameAsked: false };
  page.on('request', (request) => {
    const { origin: asked, href } = new URL(request.url());
    if (asked !== origin) load.isFrameAsked = true;
    else if (!load.first.has(href) && !load.later.has(href))
      (load.isFrameAsked ? load.later : load.first).set(href, request);
  });
  return load;
}

const KINDS: Record<string, string> = {
  document: 'document',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
};

/** The bytes of the bodies as they were sent, by kind. */
export async function bytesAsSent(requests: Iterable<Request>): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  for (const request of requests) {
    const kind = KINDS[request.resourceType()] ?? 'other';
    const { responseBodySize } = await request.sizes();
    bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize);
  }
  return bytes;
}
