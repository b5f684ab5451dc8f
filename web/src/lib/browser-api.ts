import { createApiClient } from './api-client.ts';
import { sendByFetch } from './fetch-send.ts';
import { doubtToken, readToken, removeToken } from './session-token.ts';

/** The client of everything that runs in the browser, with the visitor's own token. */
export const browserApi = createApiClient({
  send: sendByFetch(),
  session: { read: readToken, remove: removeToken, doubt: doubtToken },
});
