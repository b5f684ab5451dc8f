import { createApiClient, type ClientOptions } from './api-client.ts';
import { sendByFetch } from './fetch-send.ts';
import { doubtToken, readToken, removeToken } from './session-token.ts';

/** With the visitor's own token. */
export const browserOptions: ClientOptions = {
  send: sendByFetch(),
  session: { read: readToken, remove: removeToken, doubt: doubtToken },
};

/** The client of everything that runs in the browser. */
export const browserApi = createApiClient(browserOptions);
