import { ReferralLadderWaitlist } from './component.tsx';

/** Somebody who joined last week and came back. */
export function Demo() {
  return (
    <ReferralLadderWaitlist
      ticket={{ place: 2184, total: 9312, link: 'https://halden.example/i/asha-7q', joined: 2 }}
    />
  );
}
