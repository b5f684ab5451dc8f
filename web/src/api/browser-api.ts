import { reportRejectedToken, readToken, removeToken } from '../state/session-token.ts';
import { createApiClient, type ClientOptions } from './api-client.ts';
import { sendByFetch } from './fetch-send.ts';

/** Sends the visitor's own token. */
export const browserOptions: ClientOptions = {
  send: sendByFetch(),
  session: { read: readToken, remove: removeToken, doubt: reportRejectedToken },
};

/** The API client of all code that runs in the browser. */
export const browserApi = createApiClient(browserOptions);
