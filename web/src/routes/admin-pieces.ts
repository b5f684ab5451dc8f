import { lazy } from 'react';
import type { SectionPieces } from '../features/admin/sections.ts';

/** The sections of the admin area, each a `lazy` piece of the feature it belongs to. */
export const adminPieces: SectionPieces = {
  'subscription-plans': lazy(() =>
    import('../features/plans/admin/plans-section.tsx').then((m) => ({ default: m.PlansSection })),
  ),
  'audit-log': lazy(() =>
    import('../features/audit/audit-section.tsx').then((m) => ({ default: m.AuditSection })),
  ),
  profile: lazy(() => import('./admin-profile.tsx').then((m) => ({ default: m.AdminProfile }))),
};
