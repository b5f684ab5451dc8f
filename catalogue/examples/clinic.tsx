import { TiffinTracker } from '../components/blocks/tiffin-tracker/component.tsx';
import { CallCalendarStrip } from '../components/cta/call-calendar-strip/component.tsx';
import { PlantDoctorChat } from '../components/faq/plant-doctor-chat/component.tsx';
import { RecordShopWordmark } from '../components/footer/record-shop-wordmark/component.tsx';
import { TonightsMenuHero } from '../components/hero/tonights-menu-hero/component.tsx';
import { PackingChecklist } from '../components/how-it-works/packing-checklist/component.tsx';
import { LitPillNavigation } from '../components/navbar/lit-pill-navigation/component.tsx';
import { VolumeRateQuote } from '../components/pricing/volume-rate-quote/component.tsx';
import { LineUpTeam } from '../components/team/line-up-team/component.tsx';
import { AnnotatedLetter } from '../components/testimonials/annotated-letter/component.tsx';
import { RisingLoafWaitlist } from '../components/waitlist/rising-loaf-waitlist/component.tsx';
import { Brand } from './brand.tsx';

const EYE_LINES = (
  <>
    <path d="M4 32C20 8 76 8 92 32 76 56 20 56 4 32Z" />
    <circle cx="48" cy="32" r="13" />
    <circle cx="48" cy="32" r="4" fill="currentColor" />
  </>
);

/** An eye, as wide as its place. */
const EYE = (
  <svg
    viewBox="0 0 96 64"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    className="block h-auto w-full"
  >
    {EYE_LINES}
  </svg>
);

/** The same eye, clear of the card that runs over the edge of its place. */
const EYE_BESIDE = <div className="ps-20 pb-16">{EYE}</div>;

/** The same eye beside a name. */
const SMALL_EYE = (
  <svg
    viewBox="0 0 96 64"
    width="30"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="7"
  >
    {EYE_LINES}
  </svg>
);

const GLASSES = (
  <svg
    viewBox="0 0 120 84"
    width="120"
    height="84"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="5"
    strokeLinecap="round"
  >
    <circle cx="32" cy="60" r="20" />
    <circle cx="88" cy="60" r="20" />
    <path d="M52 56q8-8 16 0M12 56 22 24m86 32L98 24" />
  </svg>
);

/** A chart of rings; the lower lines become sharp as people tick off steps. */
const chart = ({ done, total }: { done: number; total: number }) => (
  <svg
    viewBox="0 0 220 280"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    className="mx-auto block w-full max-w-60"
  >
    <rect x="4" y="4" width="212" height="272" rx="18" strokeWidth="4" />
    {[46, 34, 24, 16, 11].map((size, line) => (
      <g key={size} strokeWidth={size / 5} opacity={line / 5 < done / Math.max(1, total) ? 1 : 0.3}>
        {Array.from({ length: line + 1 }, (_, at) => (
          <circle
            key={at}
            cx={110 + (at - line / 2) * (size + 12)}
            cy={[48, 110, 160, 200, 234][line]}
            r={size / 2}
            strokeDasharray={`${size * 2.6} ${size}`}
            transform={`rotate(${(at * 90 + line * 180) % 360} ${110 + (at - line / 2) * (size + 12)} ${[48, 110, 160, 200, 234][line]})`}
          />
        ))}
      </g>
    ))}
  </svg>
);

const WRITER = {
  name: 'Vasant Gokhale',
  role: 'retired schoolteacher, 71',
  place: 'Pune, August 2026',
};

export function Clinic() {
  return (
    <Brand colours={['#16a34a', '#facc15']} fonts={['system-ui, sans-serif', 'Georgia, serif']}>
      <LitPillNavigation
        brand="Nayan Eye Clinic"
        logo={SMALL_EYE}
        homeHref="#top"
        current="#today"
        navLabel="Main"
        links={[
          { label: 'Today', note: '6 slots free', href: '#today' },
          { label: 'First visit', note: '40 minutes', href: '#first-visit' },
          { label: 'Doctors', note: '3 in today', href: '#doctors' },
          { label: 'Fees', note: 'from ₹400', href: '#fees' },
        ]}
        action={{ label: 'Book a check-up', href: '#book' }}
      />
      <TonightsMenuHero
        house="Nayan Eye Clinic, Kothrud, Pune"
        date="Wednesday, 18 November"
        headline="See clearly, and know the fee before you come."
        lead="Three doctors, one optician and a children’s corner on Karve Road. Every fee is written here, and what you pay at the desk is what you read on this page."
        dishes={[
          { name: 'Eye check-up', note: 'refraction, pressure and retina, 40 minutes', price: 400 },
          { name: 'Child’s first test', note: 'from three years, with pictures', price: 350 },
          {
            name: 'Diabetic retina scan',
            note: 'photograph and report the same day',
            price: 1_200,
          },
          { name: 'Contact lens fitting', note: 'with a trial pair for a week', price: 900 },
          {
            name: 'Visual field test',
            note: 'the machine is being serviced until Friday',
            price: 800,
            soldOut: true,
          },
        ]}
        labels={{ card: 'Fees today', soldOut: 'from Friday' }}
        picture={EYE}
        caption="Drops for the retina scan blur near sight for about four hours. Please do not drive."
        booking={{
          label: 'Book a check-up',
          href: '#book',
          note: 'Next free: today, 5.20 pm with Dr Kulkarni',
        }}
      />
      <PackingChecklist
        title="Before your first visit"
        lead="Four small things that save you a second trip. Tick them off here."
        storageKey=""
        ticked={['Find your last prescription']}
        media={chart}
        full="All set. See you at the clinic."
        again="Clear the ticks"
        steps={[
          {
            title: 'Find your last prescription',
            why: 'The doctor compares it with today’s numbers. A photograph is enough.',
            minutes: 5,
          },
          {
            title: 'Leave contact lenses out',
            why: 'For one day before the test, so that the cornea has its own shape again.',
            minutes: 1,
          },
          {
            title: 'List your medicines',
            why: 'Some tablets for blood pressure and allergy change how the eye focuses.',
            minutes: 4,
          },
          {
            title: 'Ask somebody to drive',
            why: 'Only for the retina scan: the drops blur near sight for some hours.',
            minutes: 2,
          },
        ]}
        labels={{ left: '{time} more' }}
      />
      <LineUpTeam
        title="Your doctors"
        note="Registered with the Maharashtra Medical Council"
        edge={null}
        headliners={[
          { name: 'Meera Kulkarni', role: 'retina', href: '#kulkarni' },
          { name: 'Joseph Dsouza', role: 'cornea', href: '#dsouza' },
          { name: 'Rehana Pathan', role: 'children', href: '#pathan' },
        ]}
        company={[
          { name: 'Sunil Jagtap', role: 'optician', href: '#jagtap' },
          { name: 'Kavya Rao', role: 'optometrist', href: '#rao' },
          { name: 'Anita Shinde', role: 'front desk', href: '#shinde' },
        ]}
      />
      <TiffinTracker
        heading="Your glasses are being fitted"
        arrives="Fri 4 pm"
        arrivesLabel="Ready to collect"
        reached={2}
        stops={[
          { label: 'Frame chosen', time: 'Mon' },
          { label: 'Lenses ordered', time: 'Mon' },
          { label: 'Lenses ground', time: 'Wed' },
          { label: 'Fitted and checked', time: 'Fri' },
        ]}
        items={[
          { name: 'Progressive lenses', count: 2 },
          { name: 'Hard case', count: 1 },
        ]}
        rider={{
          name: 'Sunil Jagtap',
          note: 'your optician, in until 8 pm',
          phone: '+91 20 5550 0118',
          callLabel: 'Call the optician',
        }}
        media={GLASSES}
      />
      <AnnotatedLetter
        label="A letter from a patient"
        opening="Dear Dr Kulkarni,"
        paragraphs={[
          {
            text: 'I came for new glasses because the old ones had stopped working for the newspaper. You looked for a long time, and then you told me that the glasses were not the problem.',
            mark: 'the glasses were not the problem',
            note: 'One in nine people who come for glasses has something else that can be treated.',
          },
          {
            text: 'The scan was done in the same hour and my son had the pictures on his phone before we reached home. Nobody asked me to come back on another day to collect a file.',
            mark: 'in the same hour',
            note: 'Reports are sent on the day of the scan. In October the longest wait was 95 minutes.',
          },
          {
            text: 'I read this page aloud to my wife every morning now. She says that I have become unbearable again, which is your doing.',
          },
        ]}
        {...WRITER}
        signature={null}
      />
      <VolumeRateQuote
        product="Eye tests at your office"
        unit={{ one: 'person', many: 'people' }}
        bands={[
          { from: 20, priceMinor: 35_000, days: 5 },
          { from: 60, priceMinor: 30_000, days: 8 },
          { from: 150, priceMinor: 26_000, days: 12 },
        ]}
        freight={{ label: 'Van with equipment', minor: 2_50_000 }}
        tax={null}
        start={80}
        step={10}
        max={400}
        labels={{
          rates: 'Fees for one {unit} by number',
          from: 'At least',
          each: 'For each',
          ready: 'We can come in',
          day: '{count} working day',
          days: '{count} working days',
          quantity: 'How many of you?',
          next: 'With {count} more, one {unit} costs {price}.',
          best: 'This is our lowest fee.',
          total: 'In all',
          copy: 'Copy this estimate for {count} {unit}',
          fewer: '{step} less',
          more: '{step} more',
          spoken: '{total} in all, in {days}.',
        }}
      />
      <PlantDoctorChat
        title="What people ask at the desk"
        lead="Answered by the person you would meet."
        illustration={GLASSES}
        questions={[
          {
            ask: 'Does the pressure test hurt?',
            reply:
              'No. It is a puff of air on each eye. Children laugh; adults blink and apologise.',
            by: 'Kavya Rao',
          },
          {
            ask: 'My daughter sits close to the television. Is that a sign?',
            reply:
              'It can be. If she also tilts her head or closes one eye, bring her this month rather than next year.',
            by: 'Dr Rehana Pathan',
          },
          {
            ask: 'Is the check-up covered by my insurance?',
            reply:
              'Most policies pay for treatment and not for glasses. We write the bill in the form that the insurer wants.',
            by: 'Anita Shinde',
          },
        ]}
        contact={{
          label: 'Ask us on the phone',
          href: 'tel:+912055500118',
          note: 'Monday to Saturday, 9 am to 8 pm.',
        }}
      />
      <RisingLoafWaitlist
        title="A second clinic in Wagholi, if {goal} of you want it"
        lead="The rooms are found. When enough families have put their name down, we order the second retina camera and open."
        joined={212}
        goal={300}
        perk=""
        promise="One message when we decide, nothing else."
        thanks="Thank you. You are number {number} on the list."
        lucky="Thank you. You are number {number} on the list."
        reached="There are enough of you. The camera is ordered."
        label="Your email address"
        example="you@example.in"
        action="Put my name down"
        media={EYE_BESIDE}
        backdrop={null}
        labels={{
          busy: 'Writing it down…',
          failed: 'That did not arrive. Please try again.',
          meter: 'Families on the list',
          value: '{count} of {goal} families',
        }}
      />
      <CallCalendarStrip
        title="Book a check-up"
        lead="Choose a day and a time. You get a message with the doctor’s name and the way to the clinic."
        minutes={40}
        times={['09:20', '10:40', '12:00', '17:20', '18:40']}
        workdays={[1, 2, 3, 4, 5, 6]}
        zone="Asia/Kolkata"
        zoneName="Pune time"
        action="Book this time"
        labels={{
          day: 'Choose a day',
          times: 'Free on {day}',
          free: '{count} open',
          full: 'none open',
          choose: 'Choose a time, given in {zone}.',
          booked: 'Your check-up is on {choice}, {zone}. A message is on its way.',
        }}
      />
      <RecordShopWordmark
        name="Nayan Eye"
        icon={EYE}
        shout="Blink, then book."
        hours={[
          { days: 'Mon to Fri', time: '9 am to 8 pm' },
          { days: 'Sat', time: '9 am to 2 pm' },
          { days: 'Sun', time: 'emergencies' },
        ]}
        address="14 Karve Road, Kothrud, Pune, beside the post office"
        columns={[
          {
            title: 'Visit',
            links: [
              { label: 'Book a check-up', href: '#book' },
              { label: 'Fees', href: '#fees' },
              { label: 'How to reach us', href: '#reach' },
            ],
          },
          {
            title: 'Care',
            links: [
              { label: 'Retina', href: '#retina' },
              { label: 'Children', href: '#children' },
              { label: 'Glasses', href: '#glasses' },
            ],
          },
          {
            title: 'Help',
            links: [{ label: 'Emergency: 020 5550 0119', href: 'tel:+912055500119' }],
          },
        ]}
        small="© 2026 Nayan Eye Clinic LLP, Pune"
      />
    </Brand>
  );
}
