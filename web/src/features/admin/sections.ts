import type { ComponentType } from 'react';

/** Spec 2: the sections of the admin area, in sidebar order. Requests, faults and the audit log are not in the spec. */
export const SECTIONS = [
  { slug: 'users', label: 'Users', heading: 'User Management' },
  { slug: 'add-component', label: 'Add Component', heading: 'Add Component' },
  { slug: 'view-components', label: 'View Components', heading: 'View Components' },
  { slug: 'add-template', label: 'Add Template', heading: 'Add Template' },
  { slug: 'view-templates', label: 'View Templates', heading: 'View Templates' },
  { slug: 'analytics', label: 'Analytics', heading: 'Analytics' },
  { slug: 'revenue', label: 'Revenue', heading: 'Revenue' },
  { slug: 'creator-applications', label: 'Creator Applications', heading: 'Creator Applications' },
  { slug: 'requests', label: 'Requests', heading: 'Requests' },
  { slug: 'faults', label: 'Faults', heading: 'Faults' },
  { slug: 'subscription-plans', label: 'Subscription Plans', heading: 'Subscription Plans' },
  { slug: 'audit-log', label: 'Audit Log', heading: 'Audit Log' },
  { slug: 'profile', label: 'Profile', heading: 'Profile' },
] as const;

export type Section = (typeof SECTIONS)[number];

/** Headings over the sections. They keep the order of the spec, so the first section stands alone. */
export const GROUPS: readonly { title: string | null; sections: readonly Section[] }[] = [
  { title: null, until: 'users' },
  { title: 'Catalogue', until: 'analytics' },
  { title: 'Money', until: 'revenue' },
  { title: 'People', until: 'faults' },
  { title: 'Shop', until: 'profile' },
].map(({ title, until }, place, groups) => {
  const placeOf = (slug: string | undefined) => SECTIONS.findIndex((each) => each.slug === slug);
  return {
    title,
    sections: SECTIONS.slice(placeOf(groups[place - 1]?.until) + 1, placeOf(until) + 1),
  };
});

/** The content of each section, loaded when the section is opened. */
export type SectionComponents = Partial<Record<Section['slug'], ComponentType>>;

/** The section in the URL. An unknown one becomes Users. */
export function readSection(parameters: URLSearchParams): Section {
  const slug = parameters.get('section');
  return SECTIONS.find((section) => section.slug === slug) ?? SECTIONS[0];
}

export const sectionPath = ({ slug }: Section): string => `/admin/dashboard?section=${slug}`;
