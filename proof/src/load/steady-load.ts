export type Outcome = { at: number; what: string; error: string };

export type SteadyLoad = {
  counts: () => Record<string, number>;
  failures: () => readonly Outcome[];
  /** Requests many mails at once, so that some are being sent when a worker is killed. */
  burst: (mails: number) => Promise<void>;
  /** Subjects of mails that the server has acknowledged. */
  acknowledged: () => readonly string[];
  stop: () => Promise<void>;
};

const WORDS = ['hero', 'pricing', 'team', 'faq', 'footer', 'quote', 'form', 'menu'];
const TIMEOUT_MS = 10_000;

/** Requests pages, lists and mails at a steady rate through the edge, and records every failed response. */
export function startSteadyLoad(origin: string, o: { perSecond: number; run: string }): SteadyLoad {
  const counts: Record<string, number> = {};
  const failures: Outcome[] = [];
  const acknowledged: string[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;

  const note = (at: number, what: string, error: string) => void failures.push({ at, what, error });

  /** A page counts as successful only if its files exist, also while two releases are running. */
  const fetchFile = async (at: number, html: string) => {
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
    const file = files[sent % Math.max(1, files.length)];
    if (!file) {
      note(at, 'page', 'names no file');
      return;
    }
    counts['file'] = (counts['file'] ?? 0) + 1;
    const response = await fetch(origin + file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    if (!response.ok) note(at, 'file', `${response.status} ${file}`);
  };

  const send = async (what: string, path: string, init?: RequestInit): Promise<boolean> => {
    counts[what] = (counts[what] ?? 0) + 1;
    const at = Date.now();
    try {
      const response = await fetch(origin + path, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await response.text();
      const good = response.ok && (what !== 'page' || body.includes('</html>'));
      if (!good) note(at, what, `${response.status} ${body.slice(0, 200)}`);
      else if (what === 'page') await fetchFile(at, body);
      return good;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      note(at, what, String(cause));
      return false;
    }
  };

  const mail = async (subject: string) => {
    const good = await send('mail', '/api/proof/mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: `${subject}@proof.example`, subject }),
    });
    if (good) acknowledged.push(subject);
  };

  const next = () => {
    const n = sent++;
    // The number makes most requests miss the edge's cache, so that they reach the processes that are being replaced.
    const word = `${WORDS[n % WORDS.length]}+${n % 3 === 0 ? '' : n}`;
    const work =
      n % 4 === 0
        ? mail(`${o.run}-${n}`)
        : n % 4 === 1
          ? send('list', `/api/component/all?search=${word}`)
          : n % 4 === 2
            ? send('page', `/dashboard?search=${word}`)
            : send('page', n % 8 === 3 ? '/' : '/dashboard');
    const settled = Promise.resolve(work).then(() => void open.delete(settled));
    open.add(settled);
  };

  const timer = setInterval(next, 1000 / o.perSecond);
  return {
    counts: () => counts,
    failures: () => failures,
    acknowledged: () => acknowledged,
    async burst(mails) {
      await Promise.all(Array.from({ length: mails }, (_, n) => mail(`${o.run}-burst-${n}`)));
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
