/** How far back the log goes; the first is all of it. */
export const PERIODS = [
  { value: 'all', label: 'All time' },
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'quarter', label: 'Last 90 days' },
] as const;
