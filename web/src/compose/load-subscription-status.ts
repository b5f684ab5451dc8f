/** For the account menus. Loaded only for signed-in users. */
export const loadSubscriptionStatus = async () =>
  (await import('./account-status.tsx')).AccountStatus;
