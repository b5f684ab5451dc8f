import { DeployTable } from '../components/blocks/deploy-table/component.tsx';
import { NumbersWithSources } from '../components/blocks/numbers-with-sources/component.tsx';
import { ReleaseLog } from '../components/blogs/release-log/component.tsx';
import { TwoDoors } from '../components/cta/two-doors/component.tsx';
import { ManualPageFaq } from '../components/faq/manual-page-faq/component.tsx';
import { OfficeClocksFooter } from '../components/footer/office-clocks-footer/component.tsx';
import { WarmthSliderLaunch } from '../components/hero/warmth-slider-launch/component.tsx';
import { StarPathSteps } from '../components/how-it-works/star-path-steps/component.tsx';
import { CommandFirstNavbar } from '../components/navbar/command-first-navbar/component.tsx';
import { StudioMembershipSwitch } from '../components/pricing/studio-membership-switch/component.tsx';
import { OverlapHoursTeam } from '../components/team/overlap-hours-team/component.tsx';
import { DiffOfAQuarter } from '../components/testimonials/diff-of-a-quarter/component.tsx';
import { Brand } from './brand.tsx';

const MARK = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none">
    <rect x="3" y="3" width="12" height="12" rx="2" stroke="currentColor" strokeWidth="2.5" />
    <rect x="9" y="9" width="12" height="12" rx="2" stroke="currentColor" strokeWidth="2.5" />
  </svg>
);

/** Pairs of payment and invoice; more of them are joined as the slider goes up. */
const pairs = ({ kelvin }: { kelvin: number }) => (
  <svg
    viewBox="0 0 1120 720"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
    className="block size-full"
  >
    {Array.from({ length: 12 }, (_, row) => {
      const y = 70 + row * 52;
      const isJoined = row < (kelvin - 1400) / 300;
      return (
        <g key={y} stroke="var(--brand)" strokeWidth="4" opacity={isJoined ? 0.9 : 0.3}>
          <rect x={640} y={y} width={150} height={30} rx={6} fill="none" />
          <rect x={930} y={y} width={150} height={30} rx={6} fill="none" />
          {isJoined && <path d={`M790 ${y + 15}h140`} />}
        </g>
      );
    })}
  </svg>
);

export function Saas() {
  return (
    <Brand
      colours={['#2563eb', '#0ea5e9']}
      fonts={['system-ui, sans-serif', 'system-ui, sans-serif']}
    >
      <CommandFirstNavbar
        product="Paymatch"
        logo={MARK}
        homeHref="#top"
        crumbs={[
          { label: 'Product', href: '#product' },
          { label: 'Overview', href: '#overview' },
        ]}
        commands={[
          { label: 'See the prices', group: 'On this page', keys: 'G P', href: '#prices' },
          { label: 'Read the answers', group: 'On this page', keys: 'G A', href: '#answers' },
          { label: 'Start a free month', group: 'Account', keys: 'S F', href: '#start' },
          { label: 'Sign in', group: 'Account', href: '#sign-in' },
        ]}
        status="All banks connected"
        person="Nisha Varma"
        storageKey=""
        labels={{
          open: 'Go to',
          keys: 'Ctrl K',
          keysMac: '⌘ K',
          field: 'Page or action',
          example: 'Prices, for example',
          close: 'Shut',
          list: 'Pages and actions',
          found: '{found} of {all}, press Enter to go',
          nothing: 'No page is called that.',
          keysOn: 'Single letter keys are on',
          keysOff: 'Single letter keys are off',
          crumbs: 'Where you are',
        }}
      />
      <WarmthSliderLaunch
        name="Paymatch for finance teams"
        headline="Every payment finds its invoice."
        lead="Connect your bank and your books. Paymatch reads each UPI, NEFT and card settlement, finds the invoice it belongs to, and asks you only about the few it is unsure of."
        media={pairs}
        finishes={[
          { name: 'Tally', metal: '#2563eb', price: 1_499 },
          { name: 'Zoho Books', metal: '#0f766e', price: 1_499 },
          { name: 'Our own API', inText: 'your own system', metal: '#7c3aed', price: 2_999 },
        ]}
        kelvin={{ min: 1800, max: 5000, start: 3200 }}
        moods={[
          { from: 0, name: 'one person’s mornings' },
          { from: 3000, name: 'a full-time job' },
          { from: 4200, name: 'a team of two' },
        ]}
        labels={{
          warmth: 'Payments you match by hand each month',
          reading: '{kelvin}, {mood}',
          spoken: '{kelvin} payments, {mood}',
          finish: 'Where your books are kept',
          order: 'Start with {finish}',
          orderPlain: 'Start',
        }}
      />
      <StarPathSteps
        title="Live by the end of the week"
        lead="No consultant and no migration. Your books stay where they are; Paymatch only adds the match."
        picture={null}
        steps={[
          {
            hour: 'Mon',
            title: 'Connect the bank',
            text: 'Read-only access through the account aggregator. You approve it in your own banking app and can withdraw it there.',
          },
          {
            hour: 'Tue',
            title: 'Look at last month again',
            text: 'Paymatch matches a month that you have closed already, so that you can compare its answers with yours.',
          },
          {
            hour: 'Thu',
            title: 'Teach it your exceptions',
            text: 'Part payments, TDS deducted at source, one transfer for six invoices: approve each once and it becomes a rule.',
          },
          {
            hour: 'Fri',
            title: 'Close the day in ten minutes',
            text: 'What matched is posted to your books. What did not is a list short enough to finish before lunch.',
          },
        ]}
        action={{ label: 'Read the security notes', href: '#security' }}
      />
      <DeployTable
        title="Today’s settlements"
        open="RZP-1811"
        rows={[
          {
            id: 'RZP-1811',
            service: 'Razorpay cards',
            state: 'live',
            branch: 'HDFC current',
            by: 'Nisha Varma',
            seconds: 48,
            at: '09:15',
            log: ['212 payments read', '211 matched by reference', '1 matched by amount and date'],
          },
          {
            id: 'UPI-1811',
            service: 'UPI collect',
            state: 'running',
            branch: 'ICICI collections',
            by: 'the 10 o’clock schedule',
            seconds: 95,
            at: '10:00',
            log: ['640 payments read', '588 matched so far'],
          },
          {
            id: 'NEFT-1811',
            service: 'NEFT inward',
            state: 'failed',
            branch: 'HDFC current',
            by: 'Farhan Sheikh',
            seconds: 12,
            at: '09:40',
            log: ['Statement ends in the middle of a page', 'Nothing was posted'],
          },
          {
            id: 'RZP-1711',
            service: 'Razorpay refunds',
            state: 'replaced',
            branch: 'HDFC current',
            by: 'Nisha Varma',
            seconds: 31,
            at: '08:50',
            log: ['Posted again after a credit note was corrected'],
          },
        ]}
        labels={{
          live: 'posted',
          running: 'matching',
          failed: 'stopped',
          replaced: 'superseded',
          service: 'Settlement',
          stateColumn: 'Progress',
          branch: 'Account',
          seconds: 'Took',
          at: 'Began',
          showOnly: 'Show only',
          startedBy: '{id}, begun by {by}',
          selected: '{count} chosen of {shown}',
          select: 'Choose',
          selectRow: 'Choose {service} {id}',
          sortBy: 'Sort by',
          falling: 'highest first',
          rising: 'lowest first',
          rollBack: 'Undo posting…',
          duration: '{minutes} min {seconds} s',
        }}
      />
      <NumbersWithSources
        title="What changes in the first quarter"
        figures={[
          {
            number: '97',
            unit: '%',
            line: 'of payments are matched without a person, measured over 41 companies.',
            source: 'Paymatch usage report, April to June 2026',
            href: '#usage-report',
          },
          {
            number: '6.5',
            unit: 'days',
            line: 'earlier is the month closed, as reported by the finance leads themselves.',
            source: 'Customer survey, July 2026, 33 answers',
            href: '#survey',
          },
          {
            number: '0',
            unit: 'rupees',
            line: 'move through Paymatch. It reads statements and writes entries, nothing else.',
            source: 'Security notes, section 2',
            href: '#security',
          },
        ]}
      />
      <DiffOfAQuarter
        commit="FY27 Q1"
        title="We stopped printing statements"
        message="Two of us used to sit with a ruler and a highlighter until the eighth of every month. Now the list on Friday has nine lines and we know each of them by name."
        author="Leena Thomas, finance controller, Coastline Foods"
        when="July 2026"
        changes={[
          { file: 'Month end', what: 'Books closed on', before: 'the 8th', after: 'the 2nd' },
          { file: 'Month end', what: 'Lines left open', before: '410', after: '9' },
          { file: 'Team', what: 'Hours spent matching', before: '96 a month', after: '7 a month' },
          { file: 'Team', what: 'Weekend work', before: 'every quarter end' },
        ]}
        approvals={[
          {
            name: 'Imran Qureshi',
            role: 'auditor',
            words: 'Each entry carries its proof. Sampling took a morning.',
          },
        ]}
        labels={{
          approved: '({role}) agrees:',
          before: 'earlier:',
          after: 'now:',
        }}
      />
      <StudioMembershipSwitch
        title="Priced by bank account, not by seat"
        favourite="Growth"
        startYearly
        periods={['Every month', 'Once a year']}
        monthlyNote="Stop whenever you like."
        actionLabel="Choose {plan}"
        plans={[
          {
            name: 'Starter',
            who: 'For one company with one account.',
            monthly: 1_499,
            yearly: 14_990,
            keeps: 'two months without a bill',
            gives: ['1 bank account', '2,000 payments a month', 'Tally or Zoho Books'],
            href: '#starter',
            picture: null,
          },
          {
            name: 'Growth',
            who: 'For teams with several gateways.',
            monthly: 4_999,
            yearly: 47_990,
            keeps: 'the fee of your statutory filing',
            gives: ['5 bank accounts', '20,000 payments a month', 'TDS and part payments'],
            href: '#growth',
            picture: null,
          },
          {
            name: 'Group',
            who: 'For several companies under one roof.',
            monthly: 14_999,
            yearly: 1_43_990,
            keeps: 'a laptop for the new accountant',
            gives: ['Accounts without limit', 'Entries between companies', 'Own API and audit log'],
            href: '#group',
            picture: null,
          },
        ]}
        labels={{
          period: 'Billing',
          perMonth: 'per month',
          once: '{amount} in one payment',
          saved: 'You save {amount}',
        }}
      />
      <ManualPageFaq
        name="Answers"
        summary="what finance and IT ask before they connect a bank"
        prefix="answer"
        entries={[
          {
            id: 'access',
            topic: 'security',
            ask: 'Can Paymatch move our money?',
            reply:
              'No. Access is read-only under the account aggregator rules. There is no payment permission to grant by mistake.',
            checked: '2 November 2026',
          },
          {
            id: 'storage',
            topic: 'security',
            ask: 'Where is our data stored?',
            reply: 'In Mumbai, with a copy in Hyderabad. Statements are erased after 400 days.',
            checked: '2 November 2026',
          },
          {
            id: 'tds',
            topic: 'matching',
            ask: 'What about customers who deduct TDS?',
            reply:
              'A payment that is short by exactly 1, 2 or 10 per cent is proposed as a match with the deduction booked separately.',
            checked: '9 October 2026',
          },
          {
            id: 'leave',
            topic: 'billing',
            ask: 'What do we keep when we leave?',
            reply:
              'Everything that was posted is in your own books. A file with all rules can be downloaded for 90 days.',
            checked: '9 October 2026',
          },
        ]}
        labels={{
          search: 'Search the answers',
          found: '{found} of {count} answers',
          checked: 'reviewed on {date}',
        }}
      />
      <ReleaseLog
        tool="Paymatch"
        lead="What changed this autumn, and whether you must do something."
        releases={[
          {
            version: '2026.11',
            date: '2026-11-10',
            note: 'Card settlements are split by fee and tax.',
            changes: [
              { kind: 'add', text: 'Gateway fees are posted with their GST as two entries.' },
              {
                kind: 'break',
                text: 'Exports name the account in a column of its own.',
                fix: 'settings > exports > column order',
              },
            ],
          },
          {
            version: '2026.10',
            date: '2026-10-06',
            note: 'Rules can be tested before they are switched on.',
            changes: [{ kind: 'mend', text: 'Cheques with six-digit numbers are recognised.' }],
          },
        ]}
        labels={{
          heading: '{tool}: what is new',
          show: 'Show',
          all: 'everything',
          break: 'needs action',
          add: 'new',
          mend: 'corrected',
        }}
      />
      <OverlapHoursTeam
        title="Talk to the people who build it"
        on="2026-11-18"
        home="Asia/Kolkata"
        people={[
          {
            name: 'Nisha Varma',
            role: 'onboarding',
            city: 'Kochi',
            zone: 'Asia/Kolkata',
            from: 9,
            to: 18,
          },
          {
            name: 'Tariq Aziz',
            role: 'bank connections',
            city: 'Dubai',
            zone: 'Asia/Dubai',
            from: 8,
            to: 17,
          },
          {
            name: 'Wei Ling Tan',
            role: 'support',
            city: 'Singapore',
            zone: 'Asia/Singapore',
            from: 9,
            to: 18,
          },
        ]}
        labels={{
          seenFrom: 'on the clock of',
          desk: 'reachable',
          asleep: 'asleep',
          off: 'away',
          atDesk: '{count} of {total} reachable',
          hour: 'Time of day',
          best: 'Everybody answers from {from} to {to} ({count} of {total})',
        }}
      />
      <TwoDoors
        question="How would you like to begin?"
        doors={[
          {
            word: 'Try',
            line: 'Match one closed month, free. No card and no call.',
            action: 'Start a free month',
            href: '#start',
          },
          {
            word: 'Talk',
            line: 'Thirty minutes with somebody who has closed books for a living.',
            action: 'Pick a time',
            href: '#talk',
          },
        ]}
      />
      <OfficeClocksFooter
        company="Paymatch"
        logo={MARK}
        offices={[
          { city: 'Kochi', zone: 'Asia/Kolkata', phone: '+91 484 555 0142', opens: 9, closes: 18 },
          { city: 'Dubai', zone: 'Asia/Dubai', phone: '+971 4 555 0177', opens: 8, closes: 17 },
          {
            city: 'Singapore',
            zone: 'Asia/Singapore',
            phone: '+65 6555 0163',
            opens: 9,
            closes: 18,
          },
        ]}
        columns={[
          {
            title: 'Product',
            links: [
              { label: 'Matching', href: '#matching' },
              { label: 'Bank connections', href: '#banks' },
              { label: 'Prices', href: '#prices' },
            ],
          },
          {
            title: 'Trust',
            links: [
              { label: 'Security notes', href: '#security' },
              { label: 'Privacy', href: '#privacy' },
            ],
          },
          {
            title: 'Company',
            links: [
              { label: 'About us', href: '#about' },
              { label: 'Work here', href: '#jobs' },
            ],
          },
        ]}
        status={{ label: 'All banks connected', href: '#status' }}
        legal="© 2026 Paymatch Software Private Limited, Kochi"
        labels={{
          open: 'Answering until {time}',
          opensToday: 'Answering from {time}',
          opensLater: 'Answering from {day}, {time}',
          closed: 'Not answering',
        }}
      />
    </Brand>
  );
}
