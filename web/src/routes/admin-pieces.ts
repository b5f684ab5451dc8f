import { lazy } from 'react';
import type { SectionPieces } from '../features/admin/sections.ts';

/** The sections of the admin area, each a `lazy` piece of the feature it belongs to. */
export const adminPieces: SectionPieces = {
  'add-component': lazy(() =>
    import('../features/catalog/admin/add-component-section.tsx').then(
      ({ AddComponentSection }) => ({ default: AddComponentSection }),
    ),
  ),
  'view-components': lazy(() =>
    import('../features/catalog/admin/view-components-section.tsx').then(
      ({ ViewComponentsSection }) => ({ default: ViewComponentsSection }),
    ),
  ),
};
