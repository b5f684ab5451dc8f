import { StatCard } from '../ui/stat-card.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Stat card',
  slug: 'stat-card',
  states: {
    'three in a row': (
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard label="Total Copies" value="18,204" note="13,880 free · 4,324 paid" />
        <StatCard label="Unique Users" value="3,417" />
        <StatCard
          label="Top Item"
          value="Split hero with art panel and a very long name"
          note="412 unique copies"
          wordy
        />
      </div>
    ),
    loading: (
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard label="Total Copies" value="" loading />
        <StatCard label="Unique Users" value="" loading />
        <StatCard label="Top Item" value="" loading wordy />
      </div>
    ),
    money: (
      <StatCard
        label="Umsatz im Veröffentlichungszeitraum"
        value="₹12,48,900.00"
        note="Rückerstattungen abgezogen"
        className="max-w-72"
      />
    ),
    Hindi: (
      <StatCard
        label="कुल उपयोगकर्ता"
        value="सबसे ज़्यादा कॉपी किया गया"
        note="पिछला महीना"
        wordy
        className="max-w-60"
      />
    ),
  },
};
