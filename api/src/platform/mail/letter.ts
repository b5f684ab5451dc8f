import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import sharp from 'sharp';
import { mosaicSvg } from '@tessera/contract/mosaic';
import { INK, itemList, itemText, type LetterItem, MUTED } from './letter-items.ts';

export type Letter = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** A one-time code, shown in large type so that it is easy to read and copy. */
  code?: string;
  /** The details of the letter, one per line. */
  facts?: readonly { label: string; value: string }[];
  action?: { label: string; url: string };
  /** Titles with a note, some lines and a link each, such as newer versions. */
  items?: readonly LetterItem[];
  /** For a mail that may be switched off: where to choose, and where to stop this kind. */
  choice?: { settingsUrl: string; stopUrl: string };
  /** The reason why the reader received the mail, in small print. */
  because: string;
};

const SANS = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: MUTED } as const;

let band: Promise<string> | null = null;
/** The mosaic as an embedded image, so that nothing is fetched when the mail is opened. */
const mosaicBand = (): Promise<string> =>
  (band ??= sharp(Buffer.from(mosaicSvg('letter', 14, 2)))
    .resize(560)
    .png({ palette: true })
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString('base64')}`));

/** The logo of the site, in its own colours. */
const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22">' +
  '<path d="M0 0h11v11H0z" fill="#c93a1d"/><path d="M11 0h11a11 11 0 0 1-11 11z" fill="#2b4c9b"/>' +
  '<path d="M11 22H0a11 11 0 0 1 11-11z" fill="#e0a11b"/><circle cx="16.5" cy="16.5" r="5.5" fill="#1f7a5c"/></svg>';

let logo: Promise<string> | null = null;
const logoPicture = (): Promise<string> =>
  (logo ??= sharp(Buffer.from(LOGO_SVG), { density: 288 })
    .resize(66)
    .png()
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString('base64')}`));

const wordmark = (picture: string): ReactNode =>
  h(
    Text,
    {
      style: {
        margin: '0 0 24px',
        fontSize: '19px',
        lineHeight: '24px',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        color: INK,
      },
    },
    h(Img, {
      src: picture,
      alt: '',
      width: '22',
      height: '22',
      style: { display: 'inline-block', verticalAlign: '-4px', marginRight: '9px' },
    }),
    'Tessera',
  );

const factCell = { padding: '10px 0', fontSize: '14px', lineHeight: '22px', verticalAlign: 'top' };

const factTable = (facts: NonNullable<Letter['facts']>): ReactNode =>
  h(
    'table',
    {
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { margin: '8px 0 24px', borderTop: '1px solid #e4ded2', borderCollapse: 'collapse' },
    },
    h(
      'tbody',
      null,
      ...facts.map(({ label, value }) =>
        h(
          'tr',
          { key: label, style: { borderBottom: '1px solid #e4ded2' } },
          h(
            'th',
            {
              scope: 'row',
              style: {
                ...factCell,
                paddingRight: '16px',
                textAlign: 'left',
                fontWeight: 400,
                whiteSpace: 'nowrap',
                color: MUTED,
              },
            },
            label,
          ),
          h(
            'td',
            { style: { ...factCell, textAlign: 'right', wordBreak: 'break-word', color: INK } },
            value,
          ),
        ),
      ),
    ),
  );

const choiceLine = ({ settingsUrl, stopUrl }: NonNullable<Letter['choice']>): ReactNode =>
  h(
    Text,
    { style: { margin: '8px 0 0', fontSize: '13px', lineHeight: '20px', color: MUTED } },
    h('a', { href: settingsUrl, style: { color: INK } }, 'Choose which mails you get'),
    ', or ',
    h('a', { href: stopUrl, style: { color: INK } }, 'stop mails like this one'),
    '.',
  );

type Pictures = { band: string; logo: string };

const page = (letter: Letter, pictures: Pictures, support: string): ReactNode =>
  h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, letter.paragraphs[0] ?? letter.heading),
    h(
      Body,
      { style: { margin: 0, padding: '32px 12px', backgroundColor: '#faf8f4', fontFamily: SANS } },
      h(
        Container,
        {
          style: {
            maxWidth: '560px',
            backgroundColor: '#ffffff',
            border: '1px solid #e4ded2',
            borderRadius: '16px',
            overflow: 'hidden',
          },
        },
        h(Img, {
          src: pictures.band,
          alt: '',
          width: '560',
          style: { width: '100%', display: 'block' },
        }),
        h(
          Section,
          { style: { padding: '32px' } },
          wordmark(pictures.logo),
          h(
            Heading,
            {
              as: 'h1',
              style: {
                margin: '0 0 16px',
                fontSize: '26px',
                lineHeight: '32px',
                letterSpacing: '-0.02em',
                color: INK,
              },
            },
            letter.heading,
          ),
          ...letter.paragraphs.map((paragraph, index) =>
            h(Text, { key: index, style: text }, paragraph),
          ),
          letter.code &&
            h(
              Text,
              {
                style: {
                  margin: '24px 0',
                  padding: '16px',
                  textAlign: 'center',
                  backgroundColor: '#f2eee6',
                  borderRadius: '10px',
                  fontFamily: 'ui-monospace, monospace',
                  fontSize: '32px',
                  lineHeight: '40px',
                  letterSpacing: '0.3em',
                  color: INK,
                },
              },
              letter.code,
            ),
          letter.facts && factTable(letter.facts),
          letter.items && itemList(letter.items),
          letter.action &&
            h(
              Button,
              {
                href: letter.action.url,
                style: {
                  padding: '12px 20px',
                  backgroundColor: '#c2371b',
                  color: '#ffffff',
                  borderRadius: '10px',
                  fontWeight: 600,
                  fontSize: '15px',
                },
              },
              letter.action.label,
            ),
          h(Hr, { style: { margin: '24px 0 16px', borderColor: '#e4ded2' } }),
          h(
            Text,
            { style: { margin: 0, fontSize: '13px', lineHeight: '20px', color: MUTED } },
            'Questions? Write to ',
            h('a', { href: `mailto:${support}`, style: { color: INK } }, support),
            `. ${letter.because} Tessera, a Tessera Studio product.`,
          ),
          letter.choice && choiceLine(letter.choice),
        ),
      ),
    ),
  );

/** The layout of every mail: HTML, and a plain text with the same content. */
export async function renderLetter(
  letter: Letter,
  /** The address that answers questions. */
  support: string,
): Promise<{ subject: string; html: string; text: string }> {
  const pictures = { band: await mosaicBand(), logo: await logoPicture() };
  const lines = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.code ? [letter.code] : []),
    ...(letter.facts
      ? [letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]
      : []),
    ...(letter.items ?? []).map(itemText),
    ...(letter.action ? [`${letter.action.label}: ${letter.action.url}`] : []),
    `Questions? Write to ${support}.`,
    `${letter.because} Tessera, a Tessera Studio product.`,
    ...(letter.choice
      ? [
          `Choose which mails you get: ${letter.choice.settingsUrl}`,
          `Stop mails like this one: ${letter.choice.stopUrl}`,
        ]
      : []),
  ];
  return {
    subject: letter.subject,
    html: await render(page(letter, pictures, support)),
    text: lines.join('\n\n'),
  };
}
