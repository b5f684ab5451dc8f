import { Frame } from '@/components/frame';
import { PlainAlternating } from '@/components/tessera/plain-alternating';
import { PlainBreadcrumbs } from '@/components/tessera/plain-breadcrumbs';
import { PlainPostsByYear } from '@/components/tessera/plain-posts-by-year';
import { nameOf, page, releases, toRelease } from '@/content/changelog';
import { SITE } from '@/content/site';
import { metadataOf } from '@/lib/metadata';
import { to } from '@/lib/to';

export const metadata = metadataOf('/changelog/', page.title, page.description);

const LEVELS = [
  { label: SITE.name, href: to('/') },
  { label: page.title, href: to('/changelog/') },
];

/** A day is read in Greenwich, so it is written there too. */
const inWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export default function Changelog() {
  return (
    <Frame current="/changelog/">
      <PlainBreadcrumbs levels={LEVELS} site={SITE.origin} layout="title">
        <p className="text-base text-(--quiet) md:text-start">{page.lead}</p>
      </PlainBreadcrumbs>
      <PlainPostsByYear
        title={null}
        lead={null}
        level={1}
        labels={page.labels}
        posts={releases.map((release) => ({
          date: release.date,
          title: nameOf(release),
          href: toRelease(release),
          note: release.kind,
        }))}
        join
      />
      <PlainAlternating
        layout="same"
        join
        rows={releases.map((release) => ({
          title: nameOf(release),
          text: (
            <>
              <time
                id={`v${release.version}`}
                dateTime={release.date}
                className="mb-3 block scroll-mt-24 text-(--ink)"
              >
                {inWords.format(new Date(release.date))}
              </time>
              {release.text}
            </>
          ),
          terms: release.facts,
          media: release.media && (
            <div className="@container flex min-h-56 items-center p-6 *:grow md:min-h-72 md:p-9">
              {release.media}
            </div>
          ),
          caption: release.caption,
        }))}
      />
    </Frame>
  );
}
