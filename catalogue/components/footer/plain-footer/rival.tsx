import { PlainFooter } from './component.tsx';

const COLUMNS = [
  {
    title: 'Treatment',
    links: [
      { label: 'First visit', href: '#first-visit' },
      { label: 'Cleaning', href: '#cleaning' },
      { label: 'Fillings', href: '#fillings' },
      { label: 'Crowns', href: '#crowns' },
      { label: 'Root canals', href: '#root-canals' },
      { label: 'Bridges', href: '#bridges' },
      { label: 'Children', href: '#children' },
      { label: 'Night guards', href: '#night-guards' },
      { label: 'Second opinions', href: '#second-opinions' },
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
];
const LEGAL = [
  { label: 'Privacy', href: '#privacy' },
  { label: 'Complaints', href: '#complaints' },
];

export function Ours() {
  return <PlainFooter columns={COLUMNS} legalLinks={LEGAL} />;
}

/** As the well-known blocks write it. */
export function Rival() {
  return (
    <footer className="bg-white dark:bg-neutral-950">
      <div className="mx-auto max-w-7xl px-6 py-16 lg:px-8">
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          <div>
            <p className="font-semibold text-neutral-900 dark:text-white">Neem Lane Dental</p>
            <p className="mt-4 text-sm text-neutral-600 dark:text-neutral-400">
              14 Neem Lane, Sadashiv Peth, Pune 411030
            </p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h3 className="text-sm font-semibold text-neutral-900 dark:text-white">{title}</h3>
              <ul className="mt-4 space-y-2">
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a
                      href={href}
                      className="text-sm text-neutral-600 hover:text-neutral-900 dark:text-neutral-400 dark:hover:text-white"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="mt-16 flex justify-between border-t border-neutral-200 pt-8 text-sm text-neutral-600 dark:border-neutral-800 dark:text-neutral-400">
          <p>© 2026 Neem Lane Dental</p>
          <div className="flex gap-6">
            {LEGAL.map(({ label, href }) => (
              <a key={label} href={href}>
                {label}
              </a>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
}
