import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A field that shows what the address searches for, without losing its focus or what is being typed. */
export function useFollowedSearch(search: string | undefined) {
  const field = useRef<HTMLInputElement>(null);

  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // A category chosen afterwards empties the field; but nothing is taken from under somebody's hands.
    if (field.current && field.current !== document.activeElement)
      field.current.value = search ?? '';
  }, [search]);

  const { key } = useLocation();
  const navigated = useNavigationType();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    // Back and forward are pressed to see what was there, the words included.
    if (navigated === NavigationType.Pop && field.current) field.current.value = search ?? '';
  }, [key, navigated, search]);

  const empty = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };

  return { field, empty };
}
