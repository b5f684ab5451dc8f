import { useEffect, useState } from 'react';
import { type Entry, inOrder, type Source, SOURCES } from './sources.ts';

export type Finding = { label: string; entries: readonly Entry[]; failed: boolean };

const PAUSE_MS = 150;

const ask = async (source: Source, words: string, signal: AbortSignal): Promise<Finding> => {
  try {
    return { label: source.label, entries: await source.find(words, signal), failed: false };
  } catch {
    return { label: source.label, entries: [], failed: true };
  }
};

/** The results of all sources for the text. The previous results stay until the new ones are loaded. */
export function useFindings(words: string): { findings: readonly Finding[]; isLooking: boolean } {
  const [found, setFound] = useState<{ words: string; findings: readonly Finding[] } | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    const look = async () => {
      const findings = await Promise.all(SOURCES.map((one) => ask(one, words, asking.signal)));
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
