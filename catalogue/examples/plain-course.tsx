import { PlainAlternating } from '../components/blocks/plain-alternating/component.tsx';
import { PlainFeatures } from '../components/blocks/plain-features/component.tsx';
import { PlainLogos } from '../components/blocks/plain-logos/component.tsx';
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
import { ROUNDED } from '../media/business.ts';
import { OPEN_PALM } from '../media/businesses/open-palm.ts';
import { OpenPalmMark } from '../media/marks.tsx';
import { PortraitHoops } from '../media/pictures/portrait-hoops.tsx';
import { PortraitPencil } from '../media/pictures/portrait-pencil.tsx';
import { PortraitSari } from '../media/pictures/portrait-sari.tsx';
import { PortraitTurban } from '../media/pictures/portrait-turban.tsx';
import { WORDMARKS } from '../media/wordmarks.tsx';
import { planOf, Project, toPart } from './project.tsx';

const { name, hero, features, prices, questions, contact, footer, testimonials, posts, stats } =
  OPEN_PALM;
const [inClass, online, atWork] = prices;

/** An amber project whose buttons are round. */
export function PlainCourse() {
  return (
    <Project
      colours={{
        background: ['#fffdf9', '#14110c'],
        foreground: ['#221b10', '#f6f1e8'],
        card: ['#ffffff', '#1c1812'],
        muted: ['#f8f1e4', '#201b14'],
        'muted-foreground': ['#665c4c', '#b3a998'],
        border: ['#eae1d1', '#352e23'],
        primary: ['#f59e0b', '#f8b13c'],
        'primary-foreground': ['#241600', '#241600'],
        ring: ['#b45309', '#f8b13c'],
      }}
      radius="1.375rem"
      fonts={[ROUNDED, 'inherit']}
    >
      <PlainAnnouncement
        id="class-13"
        date="11 Jan"
        dateTime="2027-01-11"
        text={`${posts[0].title}.`}
        link={toPart('Dates')}
        labels={{ region: 'News', close: 'Hide the news' }}
      />
      <PlainNavbar
        labels={{ nav: 'The course', menu: 'Menu' }}
        name={name}
        logo={<OpenPalmMark />}
        homeHref="#top"
        links={['Course', 'First lesson', 'Teachers', 'Word list', 'Prices'].map(toPart)}
        current="#course"
        second={null}
        action={toPart(hero.actions[0])}
        layout="start"
      />
      <PlainHero
        layout="split"
        title={hero.title}
        lead={hero.lead}
        links={hero.actions.map(toPart)}
        facts={[
          { label: 'Starts', value: '11 January' },
          { label: 'Evenings', value: 'Mon, Wed 19:00' },
          { label: 'Class', value: '12 people' },
        ]}
        media={<PortraitHoops title="A learner who looks at you and waits." />}
      />
      <PlainLogos
        text="{count} of 31 employers who sent somebody to class twelve"
        logos={[
          WORDMARKS.neemLane,
          WORDMARKS.quarterPastFour,
          WORDMARKS.seerTola,
          WORDMARKS.negiBedi,
        ]}
      />
      <PlainFeatures
        layout="list"
        title="You learn with your face, then with your hands"
        lead="Ten weeks, twenty evenings. These five things make them different from a book."
        features={features}
      />
      <PlainAlternating
        join
        rows={[
          {
            title: 'You learn from those who need it',
            text: 'Your teachers sign at home, at the bank and at the doctor’s. They know which words you will want first.',
            terms: [
              { term: 'Teachers', text: 'two, both deaf' },
              { term: 'Interpreter', text: 'in the first week only' },
              { term: 'Class', text: 'twelve people' },
            ],
            media: <PortraitSari title="Rukmini Das, in glasses and a sari" />,
            caption: 'Rukmini Das has signed for 68 years and taught for 40.',
            narrow: true,
          },
          {
            title: 'Every week somebody looks at your hands',
            text: 'You film one minute at home. The answer is a film too, slowed down where it matters.',
            terms: [
              { term: 'Films', text: 'nine, one minute each' },
              { term: 'Answer', text: 'in sign, within 48 hours' },
              { term: 'Camera', text: 'a telephone will do' },
            ],
            media: <PortraitPencil title="Anton Berg, with a pencil in his pocket" />,
            caption: 'Anton Berg films the corrections and the word list.',
            narrow: true,
          },
        ]}
      />
      <PlainStats join figures={stats} />
      <PlainQuote
        band
        quote={testimonials.long.text}
        name={testimonials.long.person}
        role={testimonials.long.role}
        source={{ label: 'Film for class ten, May 2026' }}
        media={<PortraitTurban title="Gurdeep Sahni in a turban" />}
      />
      <PlainSteps
        layout="column"
        title="Ten weeks, in four parts"
        lead="Each part ends with a conversation that you could not have before."
        steps={[
          {
            title: 'Your face',
            time: 'Weeks 1 and 2',
            text: 'Names, questions, yes and no. The voice stays at the door from the second lesson on.',
          },
          {
            title: 'Your hands',
            time: 'Weeks 3 to 5',
            text: 'The alphabet with both hands, numbers, time, and the family.',
          },
          {
            title: 'The street',
            time: 'Weeks 6 to 9',
            text: 'Shops, buses, the chemist. Sixty words of your own trade.',
          },
          {
            title: 'The café',
            time: 'Week 10',
            text: 'The last evening. You order, pay and talk without a pen.',
          },
        ]}
      />
      <PlainPricing
        join
        title="One fee for ten weeks"
        lead="Everything you need is in it. In full back until the second lesson has ended."
        plans={[
          { ...planOf(inClass!), action: toPart('Take a place'), highlighted: true },
          { ...planOf(online!), action: toPart('Join by video') },
          { ...planOf(atWork!), action: toPart('Ask for a group') },
        ]}
      />
      <PlainFaq
        join
        title="Fair questions"
        lead="Everybody asks at least one of them before the first evening."
        entries={questions.map(({ question, answer }, at) => ({
          question,
          answer,
          open: at === 0,
        }))}
        contactTitle="Write or text"
        contact={[
          { label: contact.phone, href: 'sms:+914055500126', note: 'Mon–Fri 14–21' },
          { label: contact.email, href: `mailto:${contact.email}`, note: 'Any time' },
        ]}
      />
      <PlainCta
        join
        title="Your first word is your name"
        lead="Class thirteen has twelve places and begins on Monday 11 January."
        links={hero.actions.map(toPart)}
        stepsTitle="How you get there"
        steps={[
          { when: 'Today', what: 'You write, and choose class or video' },
          { when: 'This week', what: 'A call of ten minutes' },
          { when: '11 January', what: 'The first evening, at 19:00' },
        ]}
      />
      <PlainFooter
        join
        labels={{ legal: 'Small print' }}
        logo={<OpenPalmMark />}
        name={name}
        address={[
          ...contact.address.map((label) => ({ label })),
          { label: contact.email, href: `mailto:${contact.email}` },
        ]}
        columns={footer.map(({ title, links }) => ({ title, links: links.map(toPart) }))}
        legal="© 2026 Open Palm"
        legalLinks={['Privacy', 'Refunds'].map(toPart)}
        end="Every lesson has a film in sign"
      />
    </Project>
  );
}
