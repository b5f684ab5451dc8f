'use client';

import { PlainVisit } from './component.tsx';

/** A practice with a lunch break, and long Fridays. */
const WEEK = [
  { day: 'Monday', hours: '09:00 – 13:00, 14:00 – 18:00' },
  { day: 'Tuesday', hours: '09:00 – 13:00, 14:00 – 18:00' },
  { day: 'Wednesday', hours: '09:00 – 13:00, 14:00 – 18:00' },
  { day: 'Thursday', hours: '09:00 – 13:00, 14:00 – 18:00' },
  { day: 'Friday', hours: '18:00 – 02:00' },
  { day: 'Saturday', hours: 'Closed' },
  { day: 'Sunday', hours: 'Closed' },
];

export function Ours() {
  return (
    <PlainVisit
      hours={[
        { days: ['Mo', 'Tu', 'We', 'Th'], times: ['09:00-13:00', '14:00-18:00'] },
        { days: ['Fr'], times: ['18:00-02:00'] },
      ]}
      exceptions={[{ date: '2026-12-23', times: [], note: 'Christmas' }]}
      timeZone="Asia/Kolkata"
    />
  );
}

const isOpenNow = () => {
  const now = new Date();
  const day = now.getDay();
  const hour = now.getHours();
  return day === 5 ? hour >= 18 : day >= 1 && day <= 4 && hour >= 9 && hour < 18;
};

/** The contact section of Tailwind Plus, with the badge that most sites add to it. */
export function Rival() {
  const isOpen = isOpenNow();
  return (
    <section className="mx-auto grid max-w-7xl gap-12 px-6 py-24 md:grid-cols-2">
      <div>
        <h2 className="text-4xl font-semibold tracking-tight">Visit us</h2>
        <p className="mt-6 text-neutral-600">
          14 Neem Lane, Sadashiv Peth, Pune 411030
          <br />
          Closed on 23 December.
        </p>
        <p className="mt-2 text-neutral-600">020 5550 0138</p>
      </div>
      <div>
        <span
          className={`rounded-full px-3 py-1 text-sm ${isOpen ? 'bg-green-100 text-green-800' : 'bg-red-100 text-red-800'}`}
        >
          {isOpen ? 'Open now' : 'Closed now'}
        </span>
        <dl className="mt-4 divide-y">
          {WEEK.map((one) => (
            <div key={one.day} className="flex justify-between py-2 text-sm">
              <dt>{one.day}</dt>
              <dd className="text-neutral-600">{one.hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
