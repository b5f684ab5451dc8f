import { createApiClient, type ClientOptions } from './api-client.ts';
import { sendByFetch } from './fetch-send.ts';
import { doubtToken, readToken, removeToken } from './session-token.ts';

/** Sends the visitor's own token. */
export const browserOptions: ClientOptions = {
  send: sendByFetch(),
  session: { read: readToken, remove: removeToken, doubt: doubtToken },
};

/** The API client of all code that runs in the browser. */
export const browserApi = createApiClient(browserOptions);
