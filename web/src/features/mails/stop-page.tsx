import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  isMailKind,
  MAIL_WORDS,
  MAILS_PAGE,
  STOP_FAILED,
  STOP_MAILS_PARAMETER,
} from '@tessera/contract/mail-kinds';
import { messageOf } from '../../lib/use-form.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { stopMails } from './queries.ts';

/** Where the link in a mail leads. One press, without signing in. */
export function StopPage() {
  const [parameters] = useSearchParams();
  // The page is cached for everybody, so the link is read in the browser.
  const isHydrated = useHydrated();
  const kind = parameters.get('kind') ?? '';
  const token = parameters.get(STOP_MAILS_PARAMETER) ?? '';
  const words = isHydrated && isMailKind(kind) ? MAIL_WORDS[kind] : null;
  const isWrong = isHydrated && (words === null || token === '');
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-5 px-4.5 py-16 sm:px-8">
      <h1 className="text-3xl sm:text-4xl">Stop these mails?</h1>
      {words && (
        <p className="text-pretty text-ink-muted">
          <span className="font-strong text-ink">{words.title}.</span> {words.text}
        </p>
      )}
      {isWrong ? <p role="alert">{STOP_FAILED}</p> : <Stop token={token} />}
      <LinkButton to={MAILS_PAGE} variant="text" className="-ml-5">
        Choose which mails you get
      </LinkButton>
    </div>
  );
}

function Stop({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'sending' | 'stopped'>('asked');
  const [failure, setFailure] = useState<string | null>(null);
  const done = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (state === 'stopped') done.current?.focus();
  }, [state]);
  const stop = async () => {
    setState('sending');
    setFailure(null);
    try {
      await stopMails(token);
      setState('stopped');
    } catch (error) {
      setFailure(messageOf(error));
      setState('asked');
    }
  };
  if (state === 'stopped')
    return (
      <p ref={done} role="status" tabIndex={-1} className="outline-none">
        Done. We send you no more of them.
      </p>
    );
  return (
    <>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <Button variant="primary" loading={state === 'sending'} onClick={() => void stop()}>
        Stop these mails
      </Button>
    </>
  );
}
