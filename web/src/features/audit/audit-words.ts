import type { AuditAction, AuditKind } from '@tessera/contract/audit-words';
import type { BadgeTone } from '../../ui/badge.tsx';

/** Actions that remove something are red. */
const ACTIONS: Record<AuditAction, { label: string; tone: BadgeTone }> = {
  create: { label: 'Create', tone: 'positive' },
  update: { label: 'Update', tone: 'neutral' },
  withdraw: { label: 'Withdraw', tone: 'danger' },
  'put-back': { label: 'Put back', tone: 'positive' },
  delete: { label: 'Delete', tone: 'danger' },
  promote: { label: 'Make admin', tone: 'warning' },
  grant: { label: 'Give access', tone: 'positive' },
  extend: { label: 'Extend access', tone: 'positive' },
  revoke: { label: 'Revoke access', tone: 'danger' },
  approve: { label: 'Approve', tone: 'positive' },
  reject: { label: 'Reject', tone: 'danger' },
  reverse: { label: 'Reverse approval', tone: 'danger' },
  export: { label: 'Export CSV', tone: 'warning' },
  misverify: { label: 'Refuse payment proof', tone: 'warning' },
  refund: { label: 'Refund', tone: 'danger' },
  publish: { label: 'Publish', tone: 'positive' },
  upload: { label: 'Upload', tone: 'neutral' },
  accept: { label: 'Accept', tone: 'positive' },
  start: { label: 'Start work', tone: 'neutral' },
  decline: { label: 'Decline', tone: 'danger' },
  reply: { label: 'Reply', tone: 'neutral' },
  deliver: { label: 'Deliver', tone: 'positive' },
};

const KINDS: Record<AuditKind, string> = {
  component: 'Component',
  plan: 'Plan',
  settings: 'Plan settings',
  user: 'User',
  'user-list': 'List of users',
  grant: 'Access',
  order: 'Order',
  'creator-application': 'Creator application',
  'application-list': 'List of applications',
  creator: 'Creator',
  request: 'Custom request',
  fault: 'Fault',
  template: 'Template',
  'template-file': 'Template file',
  'template-list': 'List of templates',
};

/** Makes a readable label of a name like `set-price`, for entries from an older release. */
const spelled = (name: string): string => {
  const words = name.replaceAll(/[-_]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const isKnown = <Word extends string>(map: Record<Word, unknown>, name: string): name is Word =>
  Object.hasOwn(map, name);

export const wordsOfAction = (name: string): { label: string; tone: BadgeTone } =>
  isKnown(ACTIONS, name) ? ACTIONS[name] : { label: spelled(name), tone: 'neutral' };

export const wordsOfKind = (name: string): string =>
  isKnown(KINDS, name) ? KINDS[name] : spelled(name);
