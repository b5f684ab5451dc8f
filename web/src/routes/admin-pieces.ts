import { lazy } from 'react';
import type { SectionPieces } from '../features/admin/sections.ts';

/** The sections of the admin area, each a `lazy` piece of the feature it belongs to. */
export const adminPieces: SectionPieces = {
  'subscription-plans': lazy(() =>
    import('../features/plans/admin/plans-section.tsx').then((m) => ({ default: m.PlansSection })),
  ),
  profile: lazy(() => import('./admin-profile.tsx').then((m) => ({ default: m.AdminProfile }))),
};
