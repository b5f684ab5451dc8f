import { ManualPageFaq } from './component.tsx';

/** Somebody is looking for one word. */
export function Demo() {
  return <ManualPageFaq search="restore" />;
}
