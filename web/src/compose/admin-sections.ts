import { lazy } from 'react';
import type { SectionComponents } from '../features/admin/sections.ts';
import { inAdminDocument } from '../lib/admin-document.ts';

/** The sections of the admin area, each loaded lazily from its feature. */
export const adminSections: SectionComponents = {
  analytics: lazy(() =>
    import('../features/analytics/analytics-section.tsx').then((piece) => ({
      default: piece.AnalyticsSection,
    })),
  ),
  users: lazy(() =>
    import('../features/users/admin/users-section.tsx').then((piece) => ({
      default: piece.UsersSection,
    })),
  ),
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
  'add-template': lazy(() =>
    inAdminDocument(() =>
      import('../features/templates/admin/add-template-section.tsx').then(
        ({ AddTemplateSection }) => ({ default: AddTemplateSection }),
      ),
    ),
  ),
  'view-templates': lazy(() =>
    inAdminDocument(() =>
      import('../features/templates/admin/view-templates-section.tsx').then(
        ({ ViewTemplatesSection }) => ({ default: ViewTemplatesSection }),
      ),
    ),
  ),
  'subscription-plans': lazy(() =>
    import('../features/plans/admin/plans-section.tsx').then((piece) => ({
      default: piece.PlansSection,
    })),
  ),
  'audit-log': lazy(() =>
    import('../features/audit/audit-section.tsx').then((piece) => ({
      default: piece.AuditSection,
    })),
  ),
  revenue: lazy(() =>
    import('../features/revenue/revenue-section.tsx').then((piece) => ({
      default: piece.RevenueSection,
    })),
  ),
  profile: lazy(() =>
    import('./admin-profile.tsx').then((piece) => ({ default: piece.AdminProfile })),
  ),
  'creator-applications': lazy(() =>
    import('../features/creators/admin/applications-section.tsx').then((piece) => ({
      default: piece.ApplicationsSection,
    })),
  ),
  faults: lazy(() =>
    import('../features/faults/admin/faults-section.tsx').then((piece) => ({
      default: piece.FaultsSection,
    })),
  ),
  requests: lazy(() =>
    import('./admin-requests.tsx').then((piece) => ({ default: piece.AdminRequests })),
  ),
};
