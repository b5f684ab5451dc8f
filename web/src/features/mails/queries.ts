import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { API_BASE } from '@tessera/contract/addresses';
import { type MailKind, STOP_FAILED, STOP_MAILS_PATH } from '@tessera/contract/mail-kinds';
import type { MailSettings } from '@tessera/contract/mails';
import { accountApi } from '../../api/account-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { notify } from '../../ui/notify.ts';

export const mailsQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'mails'],
  queryFn: ({ signal }) =>
    accountApi.call(
      'getMails',
      {},
      { signal, fallbackMessage: 'Failed to load your mail settings. Please try again.' },
    ),
  staleTime: 0,
});

const { queryKey } = mailsQuery;

/** Shown at once, and taken back when the server refuses. */
export function useMailSwitch() {
  const queries = useQueryClient();
  return useMutation({
    // One after another, so that the last choice is the one that counts.
    scope: { id: 'mails' },
    mutationFn: (wanted: { kind: MailKind; isOn: boolean }) =>
      accountApi.call(
        'switchMail',
        { body: wanted },
        { fallbackMessage: 'Failed to save your choice. Please try again.' },
      ),
    onMutate: async ({ kind, isOn }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<MailSettings>(
        queryKey,
        (before) =>
          before && {
            mails: before.mails.map((one) => (one.kind === kind ? { kind, isOn } : one)),
          },
      );
    },
    onError: (error) => notify({ title: error.message, tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Stops one kind of mail with the token of a link. It needs no session, so none is sent. */
export async function stopMails(token: string): Promise<void> {
  const query = new URLSearchParams({ token });
  const response = await fetch(`${API_BASE}${STOP_MAILS_PATH}?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  if (response.status === 400) throw new Error(STOP_FAILED);
  if (!response.ok) throw new Error('That did not work. Please try again in a moment.');
}
