/** For this tab only: a custom request that is being written, so that neither a way around nor an ended session loses it. */
const STORAGE_KEY = 'requestWords';

export type RequestWords = {
  title: string;
  category: string | null;
  purpose: string;
  links: string;
};

type Kept = { ownerId: string; words: RequestWords };

/** The pictures stay behind: a browser does not let a page keep them. */
export function keepWords(ownerId: string, words: RequestWords): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ownerId, words } satisfies Kept));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** One's own: whoever signs in next in this tab does not see them. */
export function findWords(ownerId: string | undefined): RequestWords | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Kept | null;
    return kept && kept.ownerId === ownerId ? kept.words : null;
  } catch {
    return null;
  }
}

export function forgetWords(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept either.
  }
}
