import { safeRedirect } from '@tessera/contract/redirect';

const ACTIONS = ['copy', 'save', 'download', 'subscribe', 'purchase'] as const;
const THINGS = ['componentId', 'templateId', 'planId'] as const;

export type IntentAction = (typeof ACTIONS)[number];

/** The action that a visitor wanted before signing in (spec 6). */
export type Intent = {
  redirectTo?: string;
  action?: IntentAction;
} & { [Thing in (typeof THINGS)[number]]?: string };

/** A URL is untrusted input. Only paths of this site, known actions and valid ids are accepted. */
export function readIntent(search: URLSearchParams): Intent {
  const intent: Intent = {};
  const redirectTo = safeRedirect(search.get('redirectTo'));
  if (redirectTo !== null) intent.redirectTo = redirectTo;
  const action = ACTIONS.find((known) => known === search.get('action'));
  if (action) intent.action = action;
  for (const thing of THINGS) {
    const id = search.get(thing);
    if (id !== null && /^[\w-]{1,64}$/.test(id)) intent[thing] = id;
  }
  return intent;
}

/** `?redirectTo=…&action=…`, or an empty string when there is no intent. */
export function intentQuery(intent: Intent): string {
  const search = new URLSearchParams();
  for (const name of ['redirectTo', 'action', ...THINGS] as const) {
    const value = intent[name];
    if (value !== undefined) search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : '';
}

/** The path to open after signing in: the page that the visitor wanted, with the pending action. */
export function intentPath({ redirectTo, ...intent }: Intent, home: string): string {
  const [, path, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(redirectTo ?? home)!;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(intent)) query.set(name, value);
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash ?? ''}`;
}
