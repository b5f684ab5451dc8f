/** For the account menus; only signed-in people fetch it. */
export const loadSubscriptionStatus = async () =>
  (await import('./account-status.tsx')).AccountStatus;
