import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminName } from '@tessera/contract/admin-addresses';
import { adminApi } from '../api/admin-api.ts';

type Call = Extract<
  AdminName,
  'deleteComponent' | 'deleteTemplate' | 'putBackComponent' | 'putBackTemplate'
>;

type Item = { _id: string; title: string };

type Notice = {
  title: string;
  description: string;
  tone: 'positive';
  action?: { label: string; onSelect: () => void };
};

const NOUNS = {
  component: {
    name: 'Component',
    withdraw: 'deleteComponent',
    putBack: 'putBackComponent',
    kept: ' Those who bought it keep it.',
  },
  template: {
    name: 'Template',
    withdraw: 'deleteTemplate',
    putBack: 'putBackTemplate',
    kept: '',
  },
} as const;

/**
 * Withdraws one row of a list, and puts it back. The promises resolve when the list was fetched anew.
 * The notice about a withdrawal offers to undo it.
 */
export function useWithdrawing(
  noun: keyof typeof NOUNS,
  o: {
    queryKey: QueryKey;
    notify: (notice: Notice) => void;
    onDone: () => void;
    onFailed: (reason: string) => void;
  },
) {
  const { name, kept, ...calls } = NOUNS[noun];
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ call, item, failure }: { call: Call; item: Item; failure: string }) =>
      adminApi.call(call, { params: { id: item._id } }, { fallbackMessage: failure }),
    onSuccess: () => queries.invalidateQueries({ queryKey: o.queryKey }),
    onError: (error) => o.onFailed(error.message),
  });

  const putBack = async (item: Item): Promise<void> => {
    await change.mutateAsync({
      call: calls.putBack,
      item,
      failure: `Failed to put the ${noun} back. Please try again.`,
    });
    o.notify({
      title: `${name} put back`,
      description: `${item.title} is where it was.`,
      tone: 'positive',
    });
    o.onDone();
  };

  const withdraw = async (item: Item): Promise<void> => {
    await change.mutateAsync({
      call: calls.withdraw,
      item,
      // Spec 8: the text is prescribed.
      failure: `Failed to delete ${noun}. Please try again.`,
    });
    o.notify({
      title: `${name} withdrawn`,
      description: `${item.title} is no longer on sale.${kept}`,
      tone: 'positive',
      // The error is shown above the list.
      action: { label: 'Undo', onSelect: () => void putBack(item).catch(() => undefined) },
    });
    o.onDone();
  };

  return { withdraw, putBack };
}
