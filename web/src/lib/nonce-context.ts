import { createContext } from 'react';

/** Marks the scripts of one server render as ours; in the browser there is no mark. */
export const NonceContext = createContext<string | undefined>(undefined);
