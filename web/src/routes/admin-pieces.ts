import { lazy } from 'react';
import type { SectionPieces } from '../features/admin/sections.ts';

/** The sections of the admin area, each a `lazy` piece of the feature it belongs to. */
export const adminPieces: SectionPieces = {
  users: lazy(() =>
    import('../features/users/admin/users-section.tsx').then(({ UsersSection }) => ({
      default: UsersSection,
    })),
  ),
  'creator-applications': lazy(() =>
    import('../features/creators/admin/applications-section.tsx').then(
      ({ ApplicationsSection }) => ({ default: ApplicationsSection }),
    ),
  ),
};
