import { type RefObject, useRef } from 'react';
import { useSearchParams } from 'react-router';

const readId = (text: string | null): string | null =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;

export type OpenRecord = {
  id: string | null;
  /** The button that opened it. */
  opener: RefObject<HTMLElement | null>;
  open: (id: string, button: HTMLElement) => void;
  close: () => void;
};

/** The record that is open beside a list. Its id is in the URL, so that it can be linked to. */
export function useOpenRecord(name: string): OpenRecord {
  const opener = useRef<HTMLElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const show = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(name);
    else next.set(name, id);
    setParameters(next, { preventScrollReset: true, replace: id === null });
  };
  return {
    id: readId(parameters.get(name)),
    opener,
    open: (id, button) => {
      opener.current = button;
      show(id);
    },
    close: () => show(null),
  };
}
