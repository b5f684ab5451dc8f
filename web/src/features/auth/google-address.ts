import { API_BASE } from '@tessera/contract/addresses';
import { authAddresses } from '@tessera/contract/auth-addresses';
import { type Intent, intentPath } from '../../state/intent.ts';

/** Spec 2: the browser navigates to this URL, so it is a link and not an API call. */
export function googleAddress(intent: Intent): string {
  const path = API_BASE + authAddresses.startGoogle.path;
  const { redirectTo } = intent;
  if (redirectTo === undefined) return path;
  return `${path}?${new URLSearchParams({ redirectTo: intentPath(intent, redirectTo) })}`;
}
