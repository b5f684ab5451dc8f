import { CommandFirstNavbar } from './component.tsx';

/** With the palette open in the page, so that it can be seen. */
export function Demo() {
  return <CommandFirstNavbar inline />;
}
