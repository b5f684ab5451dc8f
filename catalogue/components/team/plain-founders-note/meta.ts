import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain founder’s note: A letter that reads and prints',
  description:
    'A letter with place, date, salutation, paragraphs, notes in the margin, signature and postscript. Lines have 45 to 75 characters at each width of a desk, break in the language of the letter and leave no word alone. It prints on one sheet, the name is read out once, and a scanned signature takes the colours of the theme.',
  category: 'Team',
  tags: ['letter', 'founder', 'about', 'signature', 'typography'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'paragraphs are { text, note }; a note stands in the margin. date is a day such as 2026-11-10 and is written by locale. signature takes an inline SVG with currentColor or a scan, black on white or on nothing. portrait is cut to 4:5 and moves the notes below their paragraphs. lang is the language of the letter, where it is not that of the page. Colours follow --background, --foreground, --muted-foreground and --border, corners --radius.',
  character: 'Swiss',
  situation: 'A founder writes to customers about what went wrong, and signs.',
  reason:
    'It is set like a letter and not like a hero: a measure that can be read, a signature that is not said twice, one sheet on paper.',
  licence: 'MIT',
  variants: [
    { name: 'A letter with margin notes', props: 'portrait={null}' },
    {
      name: 'Beside a portrait',
      props: 'portrait={<img src="/kamla.jpg" alt="Kamla Negi at her bench" />}',
    },
  ],
  limits: [
    'A letter that is too long for one sheet of A4 takes a second one. Signature and postscript stay together.',
    'Words are hyphenated where the browser has a dictionary of the language.',
    'A signature in colour is inverted in the dark theme like a black one.',
  ],
};
