import type { ReactNode } from 'react';

/**
 * A piece in every state it can be in. The file is named after the slug. A state whose name begins with `open` floats
 * above the page or takes the focus, so it is shown on a page of its own.
 */
export type Specimen = { name: string; slug: string; states: Record<string, ReactNode> };

export const needsOwnPage = (state: string) => /^open\b/.test(state);
