import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { COPIED_MS, type CodeLanguage } from '@tessera/contract/constants';
import { ApiError } from '../api/api-error.ts';
import { writeLater } from '../lib/clipboard.ts';
import { chosenLanguage } from './code-language.ts';
import type { CodeVariant, VersionCode } from './code-text.ts';
import type { SignInRedirect } from './member-actions.ts';
import { sessionState } from './session-store.ts';

const COPY_FAILED = 'Failed to copy the code. Please try again.';

/** Loaded with the first click, because it is not needed before. */
const loadMemberActions = () => import('./member-actions.ts');
const writeOtherwise = async (text: string) =>
  (await import('../lib/clipboard-fallback.ts')).writeNow(text);

/** The visitor has to sign in or verify the address first. */
class SignInRedirectError extends Error {
  readonly redirect: SignInRedirect;
  constructor(redirect: SignInRedirect) {
    super(redirect.to);
    this.redirect = redirect;
  }
}

const isLocked = (error: unknown) => error instanceof ApiError && error.code === 'LOCKED';

/** Makes a longer text from the code. */
export type Wrapping = {
  /** Tells the copies of one item apart. */
  id: string;
  wrap: (code: CodeVariant) => Promise<string>;
};

/** An item that can be copied. The code and what its first line says are set when the page already has them. */
export type Copyable = {
  _id: string;
  title: string;
  /** For a version that is not the current one. */
  fetchCode?: (() => Promise<VersionCode>) | undefined;
  /** For copying more than the code alone. */
  wrapping?: Wrapping | undefined;
} & { [Name in keyof VersionCode]?: VersionCode[Name] | undefined };

/** The code that the page has. Undefined if a part is missing. */
function findCode({
  slug,
  code,
  codeJs,
  version,
  sha256,
  sha256Js,
}: Copyable): VersionCode | undefined {
  if (slug === undefined || code === undefined || version === undefined || sha256 === undefined)
    return undefined;
  if (codeJs === undefined) return { slug, code, version, sha256 };
  return sha256Js === undefined ? undefined : { slug, code, codeJs, version, sha256, sha256Js };
}

/** What is copied: the item's code, or a text around it. */
export const copyIdOf = ({ _id, wrapping }: Pick<Copyable, '_id' | 'wrapping'>): string =>
  wrapping ? `${_id} ${wrapping.id}` : _id;

/** The last fallback: a dialog that shows the code selected. */
export type HandCopy = {
  title: string;
  code: string;
  onCopied: () => void;
  onClose: () => void;
};

export type Copying<Item extends Copyable> = {
  /** Call it directly from the click handler, before anything is awaited. */
  copy: (item: Item) => void;
  /** What was copied last, for the button that shows 'Copied!'. See `copyIdOf`. */
  copiedId: string | null;
  /** What is being copied. */
  pendingId: string | null;
  /** Set when the browser refuses every copy method. Pass it to `CopyByHand`. */
  byHand: HandCopy | null;
};

type Options<Item> = {
  /** The server denied access. */
  onLocked: (item: Item) => void;
  /** Called with a message for the user. */
  onFailure: (message: string) => void;
  /** The item does not have the chosen language, so TypeScript was copied. */
  onOtherLanguage?: (item: Item) => void;
  copiedMs?: number;
};

/** Copies on the first click, with any method that the browser allows. Then shows the success and counts the copy. */
export function useCopy<Item extends Copyable>({
  onLocked,
  onFailure,
  onOtherLanguage,
  copiedMs = COPIED_MS,
}: Options<Item>): Copying<Item> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [copiedId, setCopiedId] = useState<string | null>(null);
  const [byHand, setByHand] = useState<HandCopy | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const succeed = (
    item: Item,
    { language: copied, version }: { language: CodeLanguage; version: number },
    wanted: CodeLanguage,
  ) => {
    const { _id } = item;
    clearTimeout(timer.current);
    setCopiedId(copyIdOf(item));
    timer.current = setTimeout(() => setCopiedId(null), copiedMs);
    if (copied !== wanted) onOtherLanguage?.(item);
    void loadMemberActions().then(({ trackCopy }) => trackCopy(_id, copied, version));
  };

  const copy = (item: Item) => {
    const intent = {
      redirectTo: pathname + search,
      action: 'copy',
      componentId: item._id,
    } as const;
    const wanted = chosenLanguage();
    const getVariant = async () => {
      const [{ signInRedirectFor, fetchCode }, { textOf }] = await Promise.all([
        loadMemberActions(),
        import('./code-text.ts'),
      ]);
      const redirect = signInRedirectFor(sessionState(), intent);
      if (redirect) throw new SignInRedirectError(redirect);
      const code =
        findCode(item) ?? (await (item.fetchCode ? item.fetchCode() : fetchCode(item._id)));
      const found = textOf(item.title, code, wanted);
      const text = item.wrapping ? await item.wrapping.wrap(found) : found.text;
      return { text, language: found.language, version: code.version };
    };
    const variant = getVariant();
    const written = writeLater(variant.then(({ text }) => text)).then(
      () => true,
      () => false,
    );
    const finish = async () => {
      const { text, ...copied } = await variant;
      if ((await written) || (await writeOtherwise(text))) succeed(item, copied, wanted);
      else
        setByHand({
          title: item.title,
          code: text,
          onCopied: () => succeed(item, copied, wanted),
          onClose: () => setByHand(null),
        });
    };
    const fail = async (error: unknown) => {
      const { signInRedirectAfter } = await loadMemberActions();
      const redirect =
        error instanceof SignInRedirectError
          ? error.redirect
          : await signInRedirectAfter(error, intent);
      if (redirect) await navigate(redirect.to, { state: redirect.state });
      else if (isLocked(error)) onLocked(item);
      else onFailure(error instanceof ApiError ? error.message : COPY_FAILED);
    };
    setPendingId(copyIdOf(item));
    void finish()
      .catch(fail)
      // Offline, even the code of this function cannot be loaded.
      .catch(() => onFailure(COPY_FAILED))
      .finally(() => setPendingId(null));
  };

  return { copy, copiedId, pendingId, byHand };
}
