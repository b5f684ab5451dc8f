import type { ReactNode } from 'react';

/** The parts that show the signed-in user. Without them placeholders are shown while the session loads. */
export type AccountSlots = {
  /** In the bar at the top. */
  bar: ReactNode;
  /** In the full-screen menu of small screens. */
  menu: ReactNode;
};
