import { z } from 'zod';
import { addresses } from './addresses.ts';
import { CODE_LANGUAGES } from './constants.ts';
import { endpoint } from './endpoint.ts';

export const trackCopy = endpoint(addresses.trackCopy, {
  summary: 'Says that the signed-in person has copied a component',
  access: 'verified',
  cache: 'private',
  body: z.object({
    componentId: z.uuid(),
    language: z.enum(CODE_LANGUAGES).optional(),
    /** The current one if it is left out. */
    version: z.int().min(1).max(999_999).optional(),
  }),
  response: z.object({ success: z.literal(true) }),
});
