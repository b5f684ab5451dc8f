import { lazy } from 'react';
import type { SectionPieces } from '../features/admin/sections.ts';

/** The sections of the admin area, each a `lazy` piece of the feature it belongs to. */
export const adminPieces: SectionPieces = {
  analytics: lazy(() =>
    import('../features/analytics/analytics-section.tsx').then((piece) => ({
      default: piece.AnalyticsSection,
    })),
  ),
};
