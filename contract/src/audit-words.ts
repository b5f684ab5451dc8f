/** Every action in the audit log. Screens are typed by this list, so that none lacks a label. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'withdraw',
  'put-back',
  'delete',
  'promote',
  'grant',
  'extend',
  'revoke',
  'approve',
  'reject',
  'reverse',
  'export',
  'misverify',
  'refund',
  'publish',
  'upload',
  'accept',
  'start',
  'decline',
  'reply',
  'deliver',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of record that an action can change. */
export const AUDIT_KINDS = [
  'component',
  'plan',
  'settings',
  'user',
  'user-list',
  'grant',
  'order',
  'creator-application',
  'application-list',
  'creator',
  'request',
  'fault',
  'template',
  'template-file',
  'template-list',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
