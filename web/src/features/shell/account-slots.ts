import type { ReactNode } from 'react';

/** Where the signed-in person's own things go; without them, placeholders stand there while the session loads. */
export type AccountSlots = {
  /** In the bar at the top. */
  bar: ReactNode;
  /** In the full-screen menu of small screens. */
  menu: ReactNode;
};
