import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A search field that follows the URL, without losing the focus or the typed text. */
export function useUrlSearchField(search: string | undefined) {
  const field = useRef<HTMLInputElement>(null);

  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // A category chosen later clears the field. But a field in use is not changed.
    if (field.current && field.current !== document.activeElement)
      field.current.value = search ?? '';
  }, [search]);

  const { key } = useLocation();
  const navigated = useNavigationType();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    // Back and forward also restore the text of the field.
    if (navigated === NavigationType.Pop && field.current) field.current.value = search ?? '';
  }, [key, navigated, search]);

  const empty = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };

  return { field, empty };
}
