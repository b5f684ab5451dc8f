import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain author: The head of an article, everybody named',
  description:
    'Title, standfirst, one to many authors with face or initials, role and link, the days of publication and of the last change, a reading time that says how it was counted, topics, and a cover with caption and credit. Of many authors three stand in full and the others open. Days are the same text on a server and in every time zone.',
  category: 'Blogs',
  tags: ['article', 'author', 'byline', 'reading-time', 'json-ld'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'authors are { name, role, href, media, initials }. published and updated are days such as 2026-11-05, written by locale; updated is shown if it is another day. words is the length of the article, pace the words of a minute. cover is { media, caption, credit }. listen and share are slots for your own buttons. article={{ url }} adds the article for search engines. layout is wide or beside. Colours follow --background, --foreground, --muted-foreground, --border, --primary and --ring, corners --radius.',
  character: 'Swiss',
  situation: 'A ferry line publishes its year in figures, and six people wrote it.',
  reason:
    'Nine authors are nine names and not five faces that overlap, and the day of an article does not depend on where it is read.',
  licence: 'MIT',
  variants: [
    { name: 'Cover below the words', props: 'layout="wide"' },
    {
      name: 'Cover beside the words',
      props: 'layout="beside" cover={{ media: <img src="/harbour.jpg" alt="The pier at dusk" /> }}',
    },
  ],
  limits: [
    'The hours of a date are not shown: the day is the one that is written.',
    'An inline SVG as cover is shown in its own ratio. Images and videos are cut.',
    'Browsers without ::details-content (before Chrome 131, Safari 18.4, Firefox 143) print the authors that are shown.',
  ],
};
