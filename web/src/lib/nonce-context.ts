import { createContext } from 'react';

/** The nonce that marks the scripts of one server render. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
