import type { ReactNode } from 'react';

/**
 * A UI component in all its states. The file is named after the slug.
 * A state whose name begins with `open` overlays the page or takes the focus. So it is shown on a
 * page of its own.
 */
export type Specimen = { name: string; slug: string; states: Record<string, ReactNode> };

export const needsOwnPage = (state: string) => /^open\b/.test(state);
