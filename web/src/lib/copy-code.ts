import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { COPIED_MS } from '@tessera/contract/constants';
import { ApiError } from './api-error.ts';
import { writeLater } from './clipboard.ts';
import type { Detour } from './errand.ts';
import { sessionState } from './session-store.ts';

const COPY_FAILED = 'Failed to copy the code. Please try again.';

/** Fetched with the first press: nobody needs them before. */
const errands = () => import('./errand.ts');
const writeOtherwise = async (text: string) =>
  (await import('./clipboard-fallback.ts')).writeNow(text);

/** Somebody has to sign in or verify first. */
class Detoured extends Error {
  readonly detour: Detour;
  constructor(detour: Detour) {
    super(detour.to);
    this.detour = detour;
  }
}

const isLocked = (error: unknown) => error instanceof ApiError && error.code === 'LOCKED';

/** What can be copied; `code` where the page already has it. */
export type Copyable = { _id: string; title: string; code?: string | undefined };

/** The way of last resort, for a dialog that shows the code selected. */
export type HandCopy = {
  title: string;
  code: string;
  onCopied: () => void;
  onClose: () => void;
};

export type Copying<Item extends Copyable> = {
  /** Call it straight from the press, before anything is awaited. */
  copy: (item: Item) => void;
  /** The item that says 'Copied!' now. */
  copiedId: string | null;
  /** The item whose code is on its way. */
  pendingId: string | null;
  /** Set when the browser lets no page write: give it to `CopyByHand`. */
  byHand: HandCopy | null;
};

type Options<Item> = {
  /** The server says that this person has no access. */
  onLocked: (item: Item) => void;
  /** A sentence fit for a person. */
  onFailure: (message: string) => void;
  copiedMs?: number;
};

/** Copies on the first press, by whatever way the browser allows; then says so and counts it. */
export function useCopy<Item extends Copyable>({
  onLocked,
  onFailure,
  copiedMs = COPIED_MS,
}: Options<Item>): Copying<Item> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [copiedId, setCopiedId] = useState<string | null>(null);
  const [byHand, setByHand] = useState<HandCopy | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const succeed = ({ _id }: Item) => {
    clearTimeout(timer.current);
    setCopiedId(_id);
    timer.current = setTimeout(() => setCopiedId(null), copiedMs);
    void errands().then(({ trackCopy }) => trackCopy(_id));
  };

  const copy = (item: Item) => {
    const wish = { redirectTo: pathname + search, action: 'copy', componentId: item._id } as const;
    const code = errands().then(async ({ detourFor, fetchCode }) => {
      const detour = detourFor(sessionState(), wish);
      if (detour) throw new Detoured(detour);
      return item.code ?? fetchCode(item._id);
    });
    const written = writeLater(code).then(
      () => true,
      () => false,
    );
    const finish = async () => {
      const text = await code;
      if ((await written) || (await writeOtherwise(text))) succeed(item);
      else
        setByHand({
          title: item.title,
          code: text,
          onCopied: () => succeed(item),
          onClose: () => setByHand(null),
        });
    };
    const fail = async (error: unknown) => {
      const { detourAfter } = await errands();
      const detour = error instanceof Detoured ? error.detour : await detourAfter(error, wish);
      if (detour) await navigate(detour.to, { state: detour.state });
      else if (isLocked(error)) onLocked(item);
      else onFailure(error instanceof ApiError ? error.message : COPY_FAILED);
    };
    setPendingId(item._id);
    void finish()
      .catch(fail)
      // Without a connection even the errand itself cannot be fetched.
      .catch(() => onFailure(COPY_FAILED))
      .finally(() => setPendingId(null));
  };

  return { copy, copiedId, pendingId, byHand };
}
