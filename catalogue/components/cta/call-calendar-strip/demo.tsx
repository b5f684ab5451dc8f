import { CallCalendarStrip } from './component.tsx';

/** A busy fortnight: one day is gone, the others have room. */
export function Demo() {
  return (
    <CallCalendarStrip
      days={[
        { date: '2026-11-19', times: ['09:00', '09:40', '10:20', '15:00', '17:20'] },
        { date: '2026-11-20', times: ['11:00', '11:40', '16:00'] },
        { date: '2026-11-23', times: [] },
        { date: '2026-11-24', times: ['09:40', '14:20'] },
        { date: '2026-11-25', times: ['12:20'] },
        { date: '2026-11-26', times: ['09:00', '16:40'] },
        { date: '2026-11-27', times: ['10:20', '11:00', '14:20', '15:00'] },
      ]}
    />
  );
}
