import { useQuery } from '@tanstack/react-query';
import { formatShortDate } from '@tessera/contract/days';
import type { UserFile } from '@tessera/contract/users-admin';
import { userFileQuery } from './queries.ts';

const listed = new Intl.ListFormat('en');

/** The plans and components that somebody loses with the account. */
function lossesOf({ access }: UserFile): string[] {
  const present = access.filter(({ state }) => state === 'running' || state === 'upcoming');
  const plans = present
    .filter(({ kind }) => kind === 'plan')
    .map(({ item, endsAt }) =>
      endsAt ? `${item.name} until ${formatShortDate(new Date(endsAt))}` : item.name,
    );
  const components = present.filter(({ kind }) => kind === 'component').length;
  return [
    ...plans,
    ...(components > 0 ? [`${components} ${components === 1 ? 'component' : 'components'}`] : []),
  ];
}

/** What goes when an account is deleted, for the question before. */
export function WhatGoes({ userId }: { userId: string }) {
  const { data, isError } = useQuery(userFileQuery(userId));
  if (isError) return 'What this account holds could not be loaded just now.';
  if (!data) return 'Looking up what this account holds…';
  const losses = lossesOf(data);
  return (
    <>
      {losses.length > 0 && <strong>Loses {listed.format(losses)}. </strong>}
      Name, address, saved components, requests and sessions go for good.
      {data.orders.length > 0 && ' Sales and invoices stay in the books.'}
      {data.user.isVerified && ' They are told by mail, without a reason.'}
    </>
  );
}
