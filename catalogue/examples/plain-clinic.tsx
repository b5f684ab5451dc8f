import { PlainAlternating } from '../components/blocks/plain-alternating/component.tsx';
import { PlainFeatures } from '../components/blocks/plain-features/component.tsx';
import { PlainStats } from '../components/blocks/plain-stats/component.tsx';
import { PlainCta } from '../components/cta/plain-cta/component.tsx';
import { PlainFaq } from '../components/faq/plain-faq/component.tsx';
import { PlainFooter } from '../components/footer/plain-footer/component.tsx';
import { PlainHero } from '../components/hero/plain-hero/component.tsx';
import { PlainSteps } from '../components/how-it-works/plain-steps/component.tsx';
import { PlainAnnouncement } from '../components/navbar/plain-announcement/component.tsx';
import { PlainNavbar } from '../components/navbar/plain-navbar/component.tsx';
import { PlainPricing } from '../components/pricing/plain-pricing/component.tsx';
import { PlainQuote } from '../components/testimonials/plain-quote/component.tsx';
import { PlainVoices } from '../components/testimonials/plain-voices/component.tsx';
import { SANS, SERIF } from '../media/business.ts';
import { NEEM_LANE } from '../media/businesses/neem-lane.ts';
import { NeemLaneMark } from '../media/marks.tsx';
import { NeighbourhoodMap } from '../media/pictures/neighbourhood-map.tsx';
import { PortraitHoops } from '../media/pictures/portrait-hoops.tsx';
import { PortraitPencil } from '../media/pictures/portrait-pencil.tsx';
import { PortraitSari } from '../media/pictures/portrait-sari.tsx';
import { PortraitTurban } from '../media/pictures/portrait-turban.tsx';
import { VisitCard } from '../media/pictures/visit-card.tsx';
import { planOf, Project, toPart } from './project.tsx';

const { name, hero, features, prices, questions, contact, footer, testimonials, stats } = NEEM_LANE;
const [visit, cleaning, filling] = prices;
const [numb, estimate, late] = testimonials.short;
const PHONE = 'tel:+912055500138';

/** A green project on warm paper, with a serif for headings. */
export function PlainClinic() {
  return (
    <Project
      colours={{
        background: ['#fcfbf7', '#10130f'],
        foreground: ['#1a211c', '#eef1ea'],
        card: ['#ffffff', '#171b16'],
        muted: ['#f1eee6', '#1a1f19'],
        'muted-foreground': ['#5b6259', '#a5ada2'],
        border: ['#e2dfd4', '#2d332b'],
        primary: ['#1f6b4a', '#86cfa6'],
        'primary-foreground': ['#ffffff', '#0d1a12'],
        ring: ['#1f6b4a', '#86cfa6'],
      }}
      radius="0.75rem"
      fonts={[SANS, SERIF]}
    >
      <PlainAnnouncement
        id="saturdays"
        date="7 Nov"
        dateTime="2026-11-07"
        text="From now on we also open on Saturdays, from 9:00 to 13:00."
        link={toPart('All hours')}
        labels={{ region: 'News', close: 'Hide the news' }}
      />
      <PlainNavbar
        labels={{ nav: 'Main', menu: 'Menu' }}
        name={name}
        logo={<NeemLaneMark />}
        homeHref="#top"
        links={['Practice', 'Treatment', 'People', 'Prices', 'Find us'].map(toPart)}
        current="#practice"
        second={{ label: contact.phone, href: PHONE }}
        action={toPart('Book a visit')}
      />
      <PlainHero
        layout="split"
        title={hero.title}
        lead={hero.lead}
        links={[toPart(hero.actions[0]), { label: hero.actions[1], href: PHONE }]}
        facts={hero.facts.map(({ label, value }) => ({ label, value: value.split(', ')[0]! }))}
        media={
          <VisitCard title="The week of the practice. Today three first visits are left, from 16:00." />
        }
      />
      <PlainFeatures
        join
        title="What we do in the same way each time"
        lead="It is written on the wall of the waiting room, and you may hold us to it."
        features={features}
      />
      <PlainAlternating
        join
        rows={[
          {
            title: 'Nine minutes on foot from the station',
            text: 'Behind the market, on the ground floor. Cars find a place in the lane until ten.',
            terms: [
              { term: 'Station', text: 'nine minutes, all of it level' },
              { term: 'Step', text: 'one, with a ramp for it' },
              { term: 'Auto', text: 'say “Neem Lane, market side”' },
            ],
            media: (
              <NeighbourhoodMap title="A map. A dotted way of nine minutes leads from the station to the practice." />
            ),
            caption: 'The way from the station to the door.',
          },
        ]}
      />
      <PlainStats join figures={stats} />
      <PlainQuote
        band
        quote={testimonials.long.text}
        name={testimonials.long.person}
        role={testimonials.long.role}
        source={{ label: 'Letter of 3 June 2026' }}
        media={<PortraitSari title="Vimala Joshi in a sari with a bright edge" />}
      />
      <PlainSteps
        title="What happens in a first visit"
        lead="Forty minutes, ₹600, and you leave with a plan in your hand."
        steps={[
          {
            title: 'You tell us',
            time: '5 minutes',
            text: 'What hurts, what you take, and what you are afraid of.',
          },
          {
            title: 'We look',
            time: '15 minutes',
            text: 'At all teeth. What we find is said aloud and written down.',
          },
          {
            title: 'You look',
            time: '12 minutes',
            text: 'At the photographs, on the screen beside the chair.',
          },
          {
            title: 'The plan',
            time: '8 minutes',
            text: 'What must be done, what can wait, and two prices where there are two ways.',
          },
        ]}
      />
      <PlainPricing
        join
        layout="rows"
        title="What it costs"
        lead="The bill is what the plan said. If we find more, we stop and ask."
        plans={[
          { ...planOf(visit!), action: toPart('Book a first visit'), highlighted: true },
          { ...planOf(cleaning!), action: toPart('Book a cleaning') },
          { ...planOf(filling!), action: toPart('Ask for a time') },
        ]}
      />
      <PlainVoices
        join
        title="Written in the waiting room"
        lead="Three of the cards that hang beside the door. None is shortened."
        voices={[
          {
            quote: numb.text,
            name: numb.person,
            role: numb.role,
            media: <PortraitTurban />,
          },
          {
            quote: estimate.text,
            name: estimate.person,
            role: estimate.role,
            media: <PortraitHoops />,
          },
          {
            quote: late.text,
            name: late.person,
            role: late.role,
            media: <PortraitPencil />,
          },
        ]}
      />
      <PlainFaq
        join
        title="Asked at the desk"
        lead="By people who came for the first time, and by those who had not come for long."
        entries={questions.map(({ question, answer }, at) => ({
          question,
          answer,
          open: at === 0,
        }))}
        contactTitle="Or ask us"
        contact={[
          { label: contact.phone, href: PHONE, note: 'Mon–Fri 9–18' },
          { label: contact.email, href: `mailto:${contact.email}`, note: 'Within a day' },
        ]}
      />
      <PlainCta
        join
        title="Three first visits are left today"
        lead="Choose one now. We confirm it by message and keep it for you."
        links={[toPart(hero.actions[0]), { label: hero.actions[1], href: PHONE }]}
        stepsTitle="Wednesday 18 November"
        steps={[
          { when: '16:00', what: 'Dr Sharada Kale' },
          { when: '16:40', what: 'Dr Naomi Tesfaye' },
          { when: '17:20', what: 'Dr Sharada Kale' },
        ]}
      />
      <PlainFooter
        join
        labels={{ legal: 'Rules' }}
        logo={<NeemLaneMark />}
        name={name}
        address={[
          ...contact.address.map((label) => ({ label })),
          { label: contact.phone, href: PHONE },
          { label: contact.email, href: `mailto:${contact.email}` },
        ]}
        columns={[
          ...footer.map(({ title, links }) => ({ title, links: links.map(toPart) })),
          {
            title: 'Open',
            links: ['Mon–Fri 9–18', 'Saturday 9–13', 'Sunday closed'].map((label) => ({ label })),
          },
        ]}
        legal="© 2026 Neem Lane Dental"
        legalLinks={['Privacy', 'Complaints'].map(toPart)}
        end="In pain? Two places are kept each day"
      />
    </Project>
  );
}
