import { z } from 'zod';
import { addresses } from './addresses.ts';
import { componentCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { publicPage } from './paging.ts';
import { heldPlan } from './subscriptions.ts';

/** How many components a member can save. All their ids are loaded on every visit, so the number is limited. */
export const SAVED_MAX = 1_000;

/**
 * Spec 3: a saved component. The code, its version and its hashes are set only when the member may copy it. A member with
 * many paid components gets the code of some of them with the list, and of the others when it is copied.
 */
export const savedComponent = componentCard
  .omit({ description: true, info: true })
  .extend({
    code: z.string().optional(),
    codeJs: z.string().optional(),
    version: z.int().optional(),
    sha256: z.string().optional(),
    sha256Js: z.string().optional(),
    savedAt: z.iso.datetime(),
    mayCopy: z.boolean(),
  })
  .meta({ id: 'SavedComponent' });

export type SavedComponent = z.output<typeof savedComponent>;

export const listSaved = endpoint(addresses.listSaved, {
  summary: 'What the signed-in person has saved, newest first, a page at a time',
  access: 'verified',
  cache: 'private',
  query: z.object(publicPage),
  response: z.array(savedComponent),
});

const success = z.object({ success: z.literal(true) });

export const saveComponent = endpoint(addresses.saveComponent, {
  summary: 'Saves a component; saving it again changes nothing',
  access: 'verified',
  cache: 'private',
  body: z.object({ componentId: z.uuid() }),
  response: success,
});

export const unsaveComponent = endpoint(addresses.unsaveComponent, {
  summary: 'Removes a component from the saved ones',
  access: 'verified',
  cache: 'private',
  params: z.object({ id: z.uuid() }),
  response: success,
});

/** How many outdated copies are listed, those copied last first. */
export const OUTDATED_MAX = 200;

/** A component whose current version is newer than the one that the member copied last. */
const outdatedCopy = z
  .object({
    componentId: z.uuid(),
    copied: z.int(),
    copiedAt: z.iso.datetime(),
    current: z.int(),
  })
  .meta({ id: 'OutdatedCopy' });

export type OutdatedCopy = z.output<typeof outdatedCopy>;

/** What the browser page needs to show hearts and padlocks on every page of a long list. */
export const library = z
  .object({
    savedIds: z.array(z.uuid()),
    /** The newest `PURCHASES_MAX`. For older purchases the client asks the server. */
    purchasedIds: z.array(z.uuid()),
    activePlans: z.array(heldPlan),
    outdated: z.array(outdatedCopy),
  })
  .meta({ id: 'Library' });

export type Library = z.output<typeof library>;

export const userLibrary = endpoint(addresses.userLibrary, {
  summary:
    'The saved ids, the bought ids, the running plans and the outdated copies of the signed-in person',
  access: 'verified',
  cache: 'private',
  response: library,
});
