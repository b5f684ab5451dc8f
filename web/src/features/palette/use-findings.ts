import { useEffect, useState } from 'react';
import { pause } from '../../api/retry.ts';
import { type Entry, inOrder, type Source, SOURCES } from './sources.ts';

export type Finding = { label: string; entries: readonly Entry[]; failed: boolean };

const PAUSE_MS = 150;
/** The waits before a failed source is asked again. */
const RETRY_WAITS_MS = [1_000, 3_000, 9_000];

const ask = async (source: Source, words: string, signal: AbortSignal): Promise<Finding> => {
  try {
    return { label: source.label, entries: await source.find(words, signal), failed: false };
  } catch {
    return { label: source.label, entries: [], failed: true };
  }
};

/**
 * The results of all sources for the text. The previous results stay until the new ones are loaded. A source that
 * failed is shown as failed and asked again.
 */
export function useFindings(words: string): { findings: readonly Finding[]; isLooking: boolean } {
  const [found, setFound] = useState<{ words: string; findings: readonly Finding[] } | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    const look = async () => {
      let findings = await Promise.all(SOURCES.map((one) => ask(one, words, asking.signal)));
      for (const wait of RETRY_WAITS_MS) {
        if (asking.signal.aborted) return;
        setFound({ words, findings: inOrder(findings, words) });
        if (!findings.some(({ failed }) => failed)) return;
        await pause(wait, asking.signal);
        if (asking.signal.aborted) return;
        findings = await Promise.all(
          SOURCES.map(async (source, index) =>
            findings[index]!.failed ? ask(source, words, asking.signal) : findings[index]!,
          ),
        );
      }
      if (!asking.signal.aborted) setFound({ words, findings: inOrder(findings, words) });
    };
    const timer = setTimeout(() => void look(), words === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words]);

  return { findings: found?.findings ?? [], isLooking: found?.words !== words };
}
