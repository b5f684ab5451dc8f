import type { RequestStatus } from '@tessera/contract/request-rules';
import type { BadgeTone } from '../../ui/badge.tsx';

export const STATUS_WORDS: Record<RequestStatus, { label: string; tone: BadgeTone }> = {
  submitted: { label: 'Submitted', tone: 'neutral' },
  accepted: { label: 'Accepted', tone: 'ink' },
  'in-progress': { label: 'In progress', tone: 'warning' },
  delivered: { label: 'Delivered', tone: 'positive' },
  declined: { label: 'Declined', tone: 'danger' },
};

/** "2 custom requests", "1 custom request", "unlimited custom requests". */
export const countOf = (quota: number | null): string =>
  quota === null
    ? 'unlimited custom requests'
    : `${quota} custom ${quota === 1 ? 'request' : 'requests'}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
