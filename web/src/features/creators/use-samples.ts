import { useRef, useState } from 'react';
import { areHeavy, faultOfSamples } from '@tessera/contract/application-rules';

export type Sample = { id: string; file: File };

/** The pictures chosen so far. Files that break a rule are not added, and the rule is shown. */
export function useSamples() {
  const [samples, setSamples] = useState<Sample[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const counter = useRef(0);

  const add = (files: readonly File[]): boolean => {
    const next = [...samples, ...files.map((file) => ({ id: `${counter.current++}`, file }))];
    const sizes = next.map(({ file }) => file.size);
    const found = faultOfSamples(sizes);
    setFault(found);
    if (found !== null) return false;
    if (areHeavy(sizes))
      console.warn('The work samples weigh more than 15 MB together; the upload may take a while.');
    setSamples(next);
    return true;
  };

  const remove = (id: string) => {
    setFault(null);
    setSamples((present) => present.filter((sample) => sample.id !== id));
  };

  return { samples, fault, add, remove };
}
