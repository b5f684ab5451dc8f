import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../../lib/admin-api.ts';
import { MINE } from '../../lib/session-store.ts';
import { Select } from '../../ui/select.tsx';
import { wordsOfAction, wordsOfKind } from './audit-words.ts';
import { PERIODS } from './periods.ts';

type AuditFiltersProps = {
  query: { actor?: string; action?: string; kind?: string; period: string };
  onFilter: (name: 'actor' | 'action' | 'kind' | 'period', value: string) => void;
};

const asChoices = (values: readonly string[], wordsOf: (name: string) => string) =>
  values.map((value) => ({ value, label: wordsOf(value) }));

/** No action and no kind is called so. */
const ALL = '*';

/** By whom, what, to which kind of record and when. */
export function AuditFilters({ query, onFilter }: AuditFiltersProps) {
  const { data } = useQuery({
    queryKey: [MINE, 'audit', 'filters'],
    queryFn: ({ signal }) => adminApi.call('listAuditFilters', {}, { signal }),
  });
  const actors = [
    { value: 'system', label: 'System' },
    ...(data?.actors ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  // Somebody who is no admin, or no longer, can still be asked for from a row.
  if (query.actor && !actors.some(({ value }) => value === query.actor))
    actors.push({ value: query.actor, label: 'One person' });
  const selects = [
    { name: 'actor', label: 'Who', all: 'Everybody', choices: actors },
    {
      name: 'action',
      label: 'Action',
      all: 'All actions',
      choices: asChoices(data?.actions ?? [], (name) => wordsOfAction(name).label),
    },
    {
      name: 'kind',
      label: 'Kind of record',
      all: 'All records',
      choices: asChoices(data?.kinds ?? [], wordsOfKind),
    },
  ] as const;
  return (
    <>
      {selects.map(({ name, label, all, choices }) => (
        <Select
          key={name}
          label={label}
          hideLabel
          options={[{ value: ALL, label: all }, ...choices]}
          value={query[name] ?? ALL}
          onChange={(value) => onFilter(name, value === ALL ? '' : value)}
          className="w-33 max-sm:grow"
        />
      ))}
      <Select
        label="Period"
        hideLabel
        options={PERIODS}
        value={query.period}
        onChange={(value) => onFilter('period', value)}
        className="w-33 max-sm:grow"
      />
    </>
  );
}
