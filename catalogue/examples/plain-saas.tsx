import { PlainAlternating } from '../components/blocks/plain-alternating/component.tsx';
import { PlainBento } from '../components/blocks/plain-bento/component.tsx';
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
import { SANS } from '../media/business.ts';
import { QUERN } from '../media/businesses/quern.ts';
import { QuernMark } from '../media/marks.tsx';
import { DocsLines } from '../media/pictures/docs-lines.tsx';
import { DocsPage } from '../media/pictures/docs-page.tsx';
import { DocsPatterns } from '../media/pictures/docs-patterns.tsx';
import { DocsReport } from '../media/pictures/docs-report.tsx';
import { DocsSamples } from '../media/pictures/docs-samples.tsx';
import { DocsTerminal } from '../media/pictures/docs-terminal.tsx';
import { PortraitHoops } from '../media/pictures/portrait-hoops.tsx';
import { WORDMARKS } from '../media/wordmarks.tsx';
import { planOf, Project, toPart } from './project.tsx';

const { name, hero, features, prices, questions, contact, footer, testimonials, posts, stats } =
  QUERN;
const [page, line, differ, changed, leaves] = features;
const [machine, hosted, support] = prices;

/** A blue project with the radius that shadcn has by itself. */
export function PlainSaas() {
  return (
    <Project
      colours={{
        background: ['#ffffff', '#0b0d12'],
        foreground: ['#0f1728', '#f0f2f7'],
        card: ['#ffffff', '#12151c'],
        muted: ['#f2f5fa', '#161a23'],
        'muted-foreground': ['#55607a', '#a1a9ba'],
        border: ['#e1e6ef', '#282d39'],
        primary: ['#2563eb', '#7da2ff'],
        'primary-foreground': ['#ffffff', '#0b1020'],
        ring: ['#2563eb', '#7da2ff'],
      }}
      radius="0.5rem"
      fonts={[`'Helvetica Neue', Arial, ${SANS}`, 'inherit']}
    >
      <PlainAnnouncement
        id="quern-2.3"
        date="9 Nov"
        dateTime={posts[0].date}
        text="Version 2.3 runs only what changed."
        link={toPart('Read the changes')}
        labels={{ region: 'News', close: 'Hide the news' }}
      />
      <PlainNavbar
        labels={{ nav: 'Pages', menu: 'All pages' }}
        name={name}
        logo={<QuernMark />}
        homeHref="#top"
        links={['Tool', 'Guide', 'Hosted', 'Changes', 'Source'].map(toPart)}
        current="#tool"
        second={toPart('Sign in')}
        action={toPart(hero.actions[0])}
      />
      <PlainHero
        title="Run your manual before others read it"
        lead={hero.lead}
        links={hero.actions.map(toPart)}
        facts={hero.facts}
        media={
          <DocsReport title="The report on a guide of six pages: 212 samples ran and one, in refunds.md on line 43, was wrong." />
        }
      />
      <PlainLogos
        text="{count} of the 118 teams whose manuals are run on every change"
        logos={[
          WORDMARKS.twoColumns,
          WORDMARKS.seerTola,
          WORDMARKS.negiBedi,
          WORDMARKS.quarterPastFour,
          WORDMARKS.utskar,
        ]}
      />
      <PlainBento
        title="The manual is the list of tests"
        lead="Markdown, AsciiDoc and reStructuredText, read as they are. Nothing is written twice."
        tiles={[
          {
            ...line!,
            media: (
              <DocsPage title="The page refunds.md in an editor. The answer in line 43 is underlined." />
            ),
            bleed: true,
          },
          {
            ...page!,
            media: <DocsLines title="Lines 41 and 42 are the sample, line 43 is the answer." />,
          },
          { ...changed!, media: <DocsSamples title="Eleven of 212 samples are filled." /> },
          leaves!,
          {
            ...differ!,
            media: <DocsPatterns title="Four parts of an answer, and what each may be." />,
          },
        ]}
      />
      <PlainAlternating
        join
        rows={[
          {
            title: 'It says so before you merge',
            text: 'The check runs where your other checks run. A page that is wrong is a failed check, with the line and both answers.',
            terms: [
              { term: 'Where', text: 'any runner that starts one file' },
              { term: 'How long', text: '4.1 s for 212 samples' },
              { term: 'After that', text: 'nothing is kept' },
            ],
            media: <DocsTerminal title="The editor marks line 43, and the terminal says why." />,
            caption: 'The guide of version 2.3, on the morning of 9 November.',
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
        source={{ label: 'Talk at a meeting of writers, 3 November 2026' }}
        media={<PortraitHoops title="Folake Adeniyi looks into the camera" />}
      />
      <PlainSteps
        title="One page first, then all of them"
        lead="Nobody rewrites a manual for this. It begins with what is there."
        steps={[
          {
            title: 'Point it at one page',
            time: '5 minutes',
            text: 'It finds the samples and asks for the address of a service.',
          },
          {
            title: 'Mark what may differ',
            time: '20 minutes',
            text: 'Dates and ids, by a pattern. Most pages need three.',
          },
          {
            title: 'Mend what is wrong',
            time: 'A day or two',
            text: 'It names each line. You choose whether the page or the service is right.',
          },
          {
            title: 'Let it run alone',
            time: 'From then on',
            text: 'On every change, for the pages that it touches.',
          },
        ]}
      />
      <PlainPricing
        join
        labels={{ free: 'Free' }}
        title="Free on your machine, paid on ours"
        lead="The tool has no paid features. You pay when we run it for you, or answer for it."
        plans={[
          { ...planOf(machine!), action: toPart('Install 2.3') },
          { ...planOf(hosted!), action: toPart('Add a repository'), highlighted: true },
          { ...planOf(support!), action: toPart('Write to us') },
        ]}
      />
      <PlainFaq
        join
        title="Before you let it run"
        lead="Asked in the forum, and answered by the people who wrote it."
        entries={questions.map(({ question, answer }, at) => ({
          question,
          answer,
          open: at === 0,
        }))}
        contactTitle="Still in doubt?"
        contact={[
          { label: contact.email, href: `mailto:${contact.email}`, note: 'Weekdays' },
          { ...toPart('The forum'), note: 'Volunteers' },
        ]}
      />
      <PlainCta
        join
        title="Try it on one page"
        lead="Choose a page of your manual and a service that may answer. Your files stay as they are."
        links={hero.actions.map(toPart)}
        stepsTitle="From here on"
        steps={[
          { when: '1 minute', what: 'Install one file of 6.8 MB' },
          { when: '5 minutes', what: 'Name the page and the address' },
          { when: '4 seconds', what: 'Read what is wrong' },
        ]}
      />
      <PlainFooter
        join
        labels={{ legal: 'Small print' }}
        logo={<QuernMark />}
        name={name}
        address={[
          ...contact.address.map((label) => ({ label })),
          { label: contact.phone, href: 'tel:+914715550190' },
          { label: contact.email, href: `mailto:${contact.email}` },
        ]}
        columns={footer.map(({ title, links }) => ({ title, links: links.map(toPart) }))}
        legal="© 2026 Quern Collective, MPL 2.0"
        legalLinks={['Privacy', 'Imprint'].map(toPart)}
        end="All services run"
      />
    </Project>
  );
}
