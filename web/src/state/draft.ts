import { useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MONEY_LOCALE, TIME_ZONE } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import { createStore } from '../lib/store.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { endExpiredSession, useSessionState } from './session-store.ts';
import { SignInAgain } from './sign-in-again.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';
import { holdUnsavedWork } from './unsaved-work.ts';

/** The pause in typing after which the form is written down. */
const PAUSE_MS = 500;

const clock = new Intl.DateTimeFormat(MONEY_LOCALE, {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 10:42, or 17 Nov 2026, 10:42 on another day. */
function timeOf(moment: Date): string {
  const day = formatShortDate(moment);
  const time = clock.format(moment);
  return day === formatShortDate(new Date()) ? time : `${day}, ${time}`;
}

/** The open forms, in the order in which they were opened. The last one is on top. */
const openForms: string[] = [];
const topForm = createStore<string | undefined>({
  read: () => openForms.at(-1),
  onServer: undefined,
});

/** Whether no other form was opened above this one. Only then it shows the sign-in dialog. */
function useIsOnTop(): boolean {
  const id = useId();
  useEffect(() => {
    openForms.push(id);
    topForm.changed();
    return () => {
      openForms.splice(openForms.lastIndexOf(id), 1);
      topForm.changed();
    };
  }, [id]);
  return topForm.use() === id;
}

type DraftOrder<Values> = {
  /** The name of the form, with the id of its record. */
  form: string;
  values: Values;
  isDirty: boolean;
  restore: (values: Values) => void;
  /** Files are chosen. They cannot be written down. */
  hasFiles?: boolean;
  /** The version of the record that is edited. */
  basis?: string;
  /** The URL parameter of the open record, if leaving that record loses the input too. */
  recordName?: string;
};

/**
 * Keeps the typed work of a form: it is written down after each pause, offered again when the form
 * is next opened, and held by a question before leaving. When the session ends, the form stays and
 * the sign-in dialog opens above it. `FormGuard` shows all of it. To be called where the form is
 * mounted when it opens, because the draft is read then.
 */
export function useDraft<Values extends object>(o: DraftOrder<Values>) {
  const { values, isDirty, hasFiles = false, basis = '' } = o;
  const { user, isExpired } = useSessionState();
  const key = draftKey(user?._id ?? '', o.form);
  const [found, setFound] = useState(() => readDraft(key, values));
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  /** The values that were saved or discarded, as text. They are not written down again. */
  const settled = useRef<string>(null);
  const held = useUnsavedChanges(isDirty, o.recordName);
  const signIn = useContext(SignInAgain);
  const isOnTop = useIsOnTop();

  const write = useEffectEvent(() => {
    if (isDirty && settled.current !== JSON.stringify(values))
      writeDraft(key, { at: Date.now(), values, hadFiles: hasFiles, basis });
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, values, hasFiles]);
  useEffect(() => {
    const writeNow = () => write();
    addEventListener('pagehide', writeNow);
    return () => {
      removeEventListener('pagehide', writeNow);
      writeNow();
    };
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    const release = holdUnsavedWork();
    return () => {
      release();
      endExpiredSession();
    };
  }, [isDirty]);

  /** After saving, and when the work was discarded. */
  const clear = () => {
    settled.current = JSON.stringify(latest.current);
    setFound(null);
    removeDraft(key);
  };

  return {
    clear,
    /** The properties of `FormGuard`. */
    guard: {
      isHeld: held.isHeld,
      onStay: held.stay,
      onLeave: () => {
        clear();
        held.leave();
      },
      signIn: isExpired && isOnTop ? signIn : null,
      offer: found && {
        time: timeOf(new Date(found.at)),
        hadFiles: found.hadFiles,
        isOutdated: found.basis !== basis,
        onRestore: () => {
          setFound(null);
          o.restore(found.values);
        },
        onDiscard: () => {
          setFound(null);
          if (!isDirty) removeDraft(key);
        },
      },
    },
  };
}
