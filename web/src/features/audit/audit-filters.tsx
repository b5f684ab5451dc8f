import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { Select } from '../../ui/select.tsx';
import { wordsOfAction, wordsOfKind } from './audit-words.ts';
import { PERIODS } from './periods.ts';

type AuditFiltersProps = {
  query: { actor?: string; action?: string; kind?: string; period: string };
  onFilter: (name: 'actor' | 'action' | 'kind' | 'period', value: string) => void;
};

const asChoices = (values: readonly string[], wordsOf: (name: string) => string) =>
  values.map((value) => ({ value, label: wordsOf(value) }));

/** Cannot be the name of an action or a kind. */
const ALL = '*';

export function AuditFilters({ query, onFilter }: AuditFiltersProps) {
  const { data } = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'audit', 'filters'],
    queryFn: ({ signal }) => adminApi.call('listAuditFilters', {}, { signal }),
  });
  const actors = [
    { value: 'system', label: 'System' },
    ...(data?.actors ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  // A row can also filter by a user who is not an admin or is no longer one.
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
