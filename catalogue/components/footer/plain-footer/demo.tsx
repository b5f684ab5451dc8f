import { NeemLaneMark } from '../../../media/marks.tsx';
import { PlainFooter } from './component.tsx';

const COLUMNS = [
  {
    title: 'Treatment',
    links: [
      { label: 'First visit', href: '#first-visit' },
      { label: 'Cleaning', href: '#cleaning' },
      { label: 'Fillings', href: '#fillings' },
      { label: 'Crowns', href: '#crowns' },
    ],
  },
  {
    title: 'Practice',
    links: [
      { label: 'People', href: '#people' },
      { label: 'Prices', href: '#prices' },
      { label: 'Find us', href: '#find-us' },
    ],
  },
  {
    title: 'Patients',
    links: [
      { label: 'Your plan', href: '#plan' },
      { label: 'Aftercare', href: '#aftercare' },
      { label: 'Cancel a visit', href: '#cancel' },
    ],
  },
  {
    title: 'Open',
    links: [{ label: 'Mon–Fri 9–18' }, { label: 'Saturday 9–13' }, { label: 'Sunday closed' }],
  },
];

/** The mark has the main colour, and the hours are a column without links. */
export function Demo() {
  return (
    <PlainFooter
      logo={
        <span className="text-[oklch(from_var(--main)_min(l,.5)_c_h)] dark:text-[oklch(from_var(--main)_max(l,.7)_c_h)]">
          <NeemLaneMark />
        </span>
      }
      columns={COLUMNS}
      end="In pain? Two places are kept each day"
    />
  );
}
