import { useEffect, useRef, useState } from 'react';
import { writeNow } from '../lib/clipboard-fallback.ts';

const SHOWN_MS = 1_500;

/** Copies a text that is on the screen, and says so for a moment. */
export function useCopyText(onRefused: () => void, onCopied?: () => void) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = (text: string) => {
    void writeNow(text).then((isWritten) => {
      if (!isWritten) return onRefused();
      clearTimeout(timer.current);
      onCopied?.();
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
      return undefined;
    });
  };
  return { isCopied, copy };
}
