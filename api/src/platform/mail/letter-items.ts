import { createElement as h, type ReactNode } from 'react';

export const INK = '#1b1a17';
export const MUTED = '#5f5a50';

export type LetterItem = {
  title: string;
  note: string;
  lines: readonly string[];
  url: string;
};

const line = { margin: 0, fontSize: '14px', lineHeight: '22px', color: MUTED };

/** A list without bullets. Each item is a link, a note and some lines. */
export const itemList = (items: readonly LetterItem[]): ReactNode =>
  h(
    'div',
    { style: { margin: '8px 0 24px', borderTop: '1px solid #e4ded2' } },
    ...items.map(({ title, note, lines, url }) =>
      h(
        'div',
        { key: url, style: { padding: '12px 0', borderBottom: '1px solid #e4ded2' } },
        h(
          'p',
          { style: { ...line, fontSize: '16px' } },
          h('a', { href: url, style: { color: INK, fontWeight: 600 } }, title),
          ` ${note}`,
        ),
        ...lines.map((text, index) => h('p', { key: index, style: line }, text)),
      ),
    ),
  );

export const itemText = ({ title, note, lines, url }: LetterItem): string =>
  [`${title} ${note}`, ...lines.map((text) => `- ${text}`), url].join('\n');
