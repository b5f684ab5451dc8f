import { NumbersWithSources } from '../components/blocks/numbers-with-sources/component.tsx';
import { WeekendFrontPage } from '../components/blogs/weekend-front-page/component.tsx';
import { TwoDoors } from '../components/cta/two-doors/component.tsx';
import { PlantDoctorChat } from '../components/faq/plant-doctor-chat/component.tsx';
import { RecordShopWordmark } from '../components/footer/record-shop-wordmark/component.tsx';
import { DrumNightCountdown } from '../components/hero/drum-night-countdown/component.tsx';
import { FoldAZine } from '../components/how-it-works/fold-a-zine/component.tsx';
import { StarPathSteps } from '../components/how-it-works/star-path-steps/component.tsx';
import { LitPillNavigation } from '../components/navbar/lit-pill-navigation/component.tsx';
import { OnePriceItemised } from '../components/pricing/one-price-itemised/component.tsx';
import { LineUpTeam } from '../components/team/line-up-team/component.tsx';
import { AnnotatedLetter } from '../components/testimonials/annotated-letter/component.tsx';
import { ReferralLadderWaitlist } from '../components/waitlist/referral-ladder-waitlist/component.tsx';
import { Brand } from './brand.tsx';

/** Bars of these heights, all different; the last one is filled. */
const bars = (heights: readonly number[]) => (
  <svg viewBox="0 0 200 160" aria-hidden="true" className="block h-auto w-full">
    {heights.map((height, at) => (
      <rect
        key={height}
        x={100 + (at - heights.length / 2) * 31}
        y={150 - height}
        width={24}
        height={height}
        fill={at === heights.length - 1 ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="5"
      />
    ))}
    <path d="M2 152h196" stroke="currentColor" strokeWidth="5" />
  </svg>
);

const SLOPES = (
  <svg
    viewBox="0 0 640 420"
    role="img"
    aria-label="Seven lines from left to right; one of them rises steeply"
    preserveAspectRatio="xMidYMid slice"
    className="block size-full"
    fill="none"
    stroke="currentColor"
  >
    {[60, 110, 170, 220, 300, 350].map((y, at) => (
      <path
        key={y}
        d={`M60 ${y} 580 ${y + (at % 2 === 0 ? 24 : -18)}`}
        strokeWidth="3"
        opacity="0.5"
      />
    ))}
    <path d="M60 380 580 70" strokeWidth="12" />
  </svg>
);

const WRITER = {
  name: 'Pushpa Netam',
  role: 'block statistics officer',
  place: 'Bastar, January 2026',
};

export function Course() {
  return (
    <Brand
      colours={['#f59e0b', '#1d4ed8']}
      fonts={['system-ui, sans-serif', 'system-ui, sans-serif']}
    >
      <LitPillNavigation
        brand="Clear Charts"
        logo={null}
        homeHref="#top"
        current="#course"
        navLabel="Main"
        links={[
          { label: 'Course', note: '6 weeks', href: '#course' },
          { label: 'Weeks', note: '2 evenings each', href: '#weeks' },
          { label: 'Teachers', note: '4 people', href: '#teachers' },
          { label: 'Fee', note: '₹9,800', href: '#fee' },
        ]}
        action={{ label: 'Take a seat', href: '#seat' }}
      />
      <DrumNightCountdown
        words={['Clear', 'Charts']}
        start="2026-11-30T19:00:00+05:30"
        hours={2}
        zone="Asia/Kolkata"
        locale="en-IN"
        place="Live online, Monday and Thursday evenings"
        acts={[
          'Pick one question',
          'Throw out the legend',
          'Count from zero',
          'Say it in the title',
        ]}
        aside="Six weeks for people who must explain numbers at work and were never taught how."
        tickets={{
          label: 'Take a seat, ₹9,800',
          href: '#seat',
          note: '23 of 60 seats left. Full refund until the second evening.',
        }}
        during="First class now"
        after="Class has begun"
        next={{ label: 'Join the next batch', href: '#waitlist', note: 'It starts in February.' }}
        labels={{ days: 'days', hours: 'hours', minutes: 'minutes' }}
      />
      <FoldAZine
        title="One chart, three drafts"
        steps={[
          {
            verb: 'Show',
            text: 'Bring a chart from your own work. Draw it as it is, with every colour and every label it has now.',
            wrong: 'Starting with a clean example from a book teaches you the book.',
            figure: bars([60, 90, 70, 110, 80, 130]),
          },
          {
            verb: 'Cut',
            text: 'Remove what does not answer the question: grid, legend, decimals, the third colour.',
            wrong: 'Taking away the axis as well. Lengths need a common start.',
            figure: bars([70, 80, 130]),
          },
          {
            verb: 'Say',
            text: 'Write the answer as a sentence and make it the title. Then let five people read it aloud.',
            wrong: 'A title such as “Sales by region” makes the reader do the work.',
            figure: bars([130]),
          },
        ]}
        after="You leave with twelve redrawn charts, all of them yours."
        mark={null}
      />
      <StarPathSteps
        title="Six weeks, two evenings each"
        lead="Ninety minutes live, then one small exercise. Recordings stay yours for a year."
        picture={bars([30, 50, 66, 90, 108, 140])}
        steps={[
          {
            hour: 'Week 1',
            title: 'Questions before charts',
            text: 'What would somebody do differently after reading it? If nothing, we do not draw it.',
          },
          {
            hour: 'Week 2',
            title: 'Comparing and ranking',
            text: 'Bars, dots and slopes, and why the pie loses nearly every time.',
          },
          {
            hour: 'Week 3',
            title: 'Change over time',
            text: 'Lines, seasons, and how not to frighten people with a short axis.',
          },
          {
            hour: 'Week 4',
            title: 'Maps and shares',
            text: 'When a map helps, and when it only shows where people live.',
          },
          {
            hour: 'Week 6',
            title: 'Your page on the wall',
            text: 'You present one page to the group and to a guest from a newsroom.',
          },
        ]}
        action={{ label: 'Download the plan of all evenings', href: '#plan' }}
      />
      <LineUpTeam
        title="Who teaches"
        note="Two teachers in every class"
        edge={null}
        headliners={[
          { name: 'Ritu Baruah', role: 'charts', href: '#baruah' },
          { name: 'Karthik Iyer', role: 'maps', href: '#iyer' },
        ]}
        company={[
          { name: 'Noor Fatima', role: 'exercises', href: '#fatima' },
          { name: 'Dev Solanki', role: 'spreadsheets', href: '#solanki' },
        ]}
      />
      <NumbersWithSources
        title="After four batches"
        figures={[
          {
            number: '214',
            unit: 'people',
            line: 'have finished the course, from district offices to a cricket academy.',
            source: 'List of certificates, September 2026',
            href: '#certificates',
          },
          {
            number: '91',
            unit: '%',
            line: 'came to at least ten of the twelve evenings.',
            source: 'Attendance of batch 4',
            href: '#attendance',
          },
        ]}
      />
      <AnnotatedLetter
        label="A letter from batch 3"
        opening="Dear Ritu, dear Karthik,"
        paragraphs={[
          {
            text: 'For six years I sent the collector a sheet with forty columns. After your second week I sent one line with a sentence above it, and he rang me.',
            mark: 'one line with a sentence above it',
            note: 'The exercise of week 3: one line, one sentence, nothing else on the page.',
          },
          {
            text: 'He asked why the line fell in August. Nobody had ever asked me why. We had a new pump in that village by November.',
            mark: 'why the line fell in August',
            note: 'Her chart hangs in our class, with permission.',
          },
        ]}
        {...WRITER}
        signature={null}
      />
      <WeekendFrontPage
        paper="The Redrawn Page"
        edition="What students drew in batch 4"
        lead={{
          kicker: 'Transport',
          title: 'One bus route carries half the city',
          dek: 'A depot clerk turned a table of 84 routes into seven lines, and the timetable changed.',
          author: 'Salma Begum',
          minutes: 4,
          href: '#bus-route',
        }}
        picture={SLOPES}
        caption="Passengers a day, 2022 and 2026. The heavy line is route 47."
        stories={[
          {
            kicker: 'Health',
            title: 'The ward that waits on Mondays',
            dek: 'Twelve small charts, one for each hour of the morning.',
            author: 'Jibin Mathew',
            minutes: 3,
            href: '#ward',
          },
          {
            kicker: 'Retail',
            title: 'Umbrellas sell before the rain',
            dek: 'Four days before, to be exact, and only in two suburbs.',
            author: 'Hetal Shah',
            minutes: 2,
            href: '#umbrellas',
          },
          {
            kicker: 'Farming',
            title: 'Forty wells, one dry month',
            dek: 'A small chart for each well, in the order of the river.',
            author: 'Pushpa Netam',
            minutes: 3,
            href: '#wells',
          },
          {
            kicker: 'School',
            title: 'Who is absent on market day',
            dek: 'The register of one year, coloured by the weekday.',
            author: 'Lalit Kerketta',
            minutes: 2,
            href: '#market-day',
          },
        ]}
        briefs={[
          { title: 'School meals by weekday', href: '#meals' },
          { title: 'Who borrows after midnight', href: '#library' },
        ]}
        labels={{
          leadByline: 'Drawn by {author}, read in {minutes} minutes',
          byline: '{author}, {minutes} minutes',
        }}
      />
      <OnePriceItemised
        title="One fee for all of it"
        lead="There is no basic seat and no premium seat. Everybody gets the same twelve evenings."
        price={9_800}
        per="for six weeks"
        entries={[
          { what: 'Twelve live evenings', note: 'ninety minutes each', alone: 12_000 },
          { what: 'Six reviews of your charts', note: 'in writing, within two days', alone: 4_800 },
          { what: 'Recordings for a year', note: 'with captions', alone: 1_500 },
        ]}
        labels={{
          account: 'What the fee covers',
          alone: 'If you took each separately',
          saved: 'You save',
        }}
        action={{ label: 'Take a seat', href: '#seat' }}
        promise="Full refund until the second evening, without a question."
      />
      <PlantDoctorChat
        title="Before you sign up"
        lead="The three questions that reach us most often."
        illustration={null}
        questions={[
          {
            ask: 'Do I need to write code?',
            reply: 'No. We use a spreadsheet and paper. Those who code may hand in code.',
            by: 'Dev Solanki',
          },
          {
            ask: 'What if I miss an evening?',
            reply:
              'The recording is there by next morning, and Noor holds a short catch-up on Saturdays.',
            by: 'Noor Fatima',
          },
          {
            ask: 'Can my employer pay?',
            reply: 'Yes. We send a GST invoice in the name of your company on the same day.',
            by: 'Ritu Baruah',
          },
        ]}
        contact={{
          label: 'Write to a teacher',
          href: 'mailto:hello@example.in',
          note: 'You get an answer within one working day.',
        }}
      />
      <ReferralLadderWaitlist
        eyebrow="Batch 6, February 2027"
        title="Not this winter? Keep a seat for the next one."
        lead="Seats are offered in order. Each colleague who signs up through your link moves you {places} places ahead."
        waiting={138}
        placesPerFriend={5}
        rungs={[
          { friends: 1, opens: 'The reading list' },
          { friends: 3, opens: 'A review of one chart' },
          { friends: 5, opens: 'Half the fee' },
        ]}
        backdrop={null}
        labels={{
          email: 'Your email address',
          example: 'you@example.in',
          join: 'Keep me a seat',
          joining: 'Keeping it…',
          waiting: '{count} people are on the list.',
          ladder: 'What colleagues bring you',
          reached: 'Yours now',
          up: '{places} places ahead',
          more: '{count} to go',
        }}
      />
      <TwoDoors
        question="Ready for Monday?"
        doors={[
          {
            word: 'Join',
            line: 'Six weeks from 30 November, ₹9,800.',
            action: 'Take a seat',
            href: '#seat',
          },
          {
            word: 'Watch',
            line: 'One recorded evening, free, to see whether it suits you.',
            action: 'Play week 2',
            href: '#sample',
          },
        ]}
      />
      <RecordShopWordmark
        name="Clear Charts"
        icon={null}
        shout="Say it in the title."
        hours={[
          { days: 'Mon, Thu', time: '7 to 8.30 pm' },
          { days: 'Sat', time: 'catch-up, 11 am' },
        ]}
        address="Taught online from Guwahati and Chennai"
        columns={[
          {
            title: 'Learn',
            links: [
              { label: 'The weeks', href: '#weeks' },
              { label: 'Student pages', href: '#pages' },
            ],
          },
          {
            title: 'Ask',
            links: [
              { label: 'Write to a teacher', href: 'mailto:hello@example.in' },
              { label: 'Invoices', href: '#invoices' },
            ],
          },
        ]}
        small="© 2026 Clear Charts, Guwahati"
      />
    </Brand>
  );
}
