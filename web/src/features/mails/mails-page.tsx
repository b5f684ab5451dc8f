import { useQuery } from '@tanstack/react-query';
import { MAIL_WORDS, REQUIRED_MAILS } from '@tessera/contract/mail-kinds';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { mailsQuery, useMailSwitch } from './queries.ts';

/** Every kind of mail that the shop sends, and which of them the member wants. */
export function MailsPage() {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4.5 py-9 sm:px-8">
      <div>
        <h1 className="text-3xl sm:text-4xl">Mails</h1>
        <p className="mt-2 text-pretty text-ink-muted">
          What we write to you, and why. We send nothing else.
        </p>
      </div>
      <Choices />
      <Card as="section" padding="lg">
        <CardTitle>Always sent</CardTitle>
        <ul className="mt-2">
          {REQUIRED_MAILS.map(({ title, reason }) => (
            <li
              key={title}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-3 text-sm not-last:border-b last:pb-0"
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="block font-strong">{title}</span>
                <span className="block text-pretty text-ink-muted">{reason}</span>
              </span>
              <Badge>Always on</Badge>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Choices() {
  const asked = useQuery(mailsQuery);
  const switching = useMailSwitch();
  return (
    <Card as="section" padding="lg">
      <CardTitle>As you like</CardTitle>
      {asked.isPending && (
        <SkeletonGroup label="Loading your mail settings" className="mt-4">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      {!asked.data && asked.isError && (
        <ErrorState
          headingLevel="h3"
          className="py-8"
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        >
          {asked.error.message}
        </ErrorState>
      )}
      {asked.data && (
        <ul className="mt-2">
          {asked.data.mails.map(({ kind, isOn }) => (
            <li key={kind} className="border-line py-2 not-last:border-b last:pb-0">
              <Switch
                label={MAIL_WORDS[kind].title}
                hint={MAIL_WORDS[kind].text}
                checked={isOn}
                onChange={({ target }) => switching.mutate({ kind, isOn: target.checked })}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
