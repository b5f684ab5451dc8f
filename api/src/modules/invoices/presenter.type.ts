import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const read = (weight: string): Buffer =>
  readFileSync(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

/** One family for Latin, Devanagari, Cyrillic and Greek, with the sign of the rupee. */
const FONTS = { plain: read('400Regular'), strong: read('600SemiBold') };

export type Style = { font: keyof typeof FONTS; size: number; colour: string };

/** pdfkit asks the font for widths and shapes, but does not say what the font lacks. */
type Inside = { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const signsIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Control signs, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Joiners say how letters meet, and have no shape of their own. */
const JOINERS = new Set([0x200c, 0x200d]);
const LINE_HEIGHT = 1.42;

/** Lines of text at places: widths are measured with the shapes that are drawn, so Hindi wraps and aligns as Latin does. */
export function createPen(doc: PDFKit.PDFDocument) {
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  doc.font('plain');
  const { font } = Reflect.get(doc, '_font') as Inside;
  const isKnown = (sign: string): boolean =>
    Array.from(sign, (char) => char.codePointAt(0) ?? 0).every(
      (codePoint) => JOINERS.has(codePoint) || font.hasGlyphForCodePoint(codePoint),
    );

  /** What the font cannot draw is a question mark, not an empty box. */
  const clean = (text: string): string =>
    signsIn(text.replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, ''))
      .map((sign) => (isKnown(sign) ? sign : '?'))
      .join('');

  const widthOf = (text: string, { font: name, size }: Style): number =>
    doc.font(name).fontSize(size).widthOfString(text);

  /** A word that is wider than its place is cut where it must be. */
  const cut = (word: string, width: number, style: Style): string[] => {
    const pieces: string[] = [];
    let piece = '';
    for (const sign of signsIn(word)) {
      if (piece !== '' && widthOf(piece + sign, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += sign;
    }
    return [...pieces, piece];
  };

  const wrap = (text: string, width: number, style: Style): string[] => {
    const words = clean(text)
      .split(' ')
      .flatMap((word) => (widthOf(word, style) > width ? cut(word, width, style) : [word]));
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };

  const lineHeight = ({ size }: Style): number => size * LINE_HEIGHT;

  /** Writes below `y` and says where the next thing may begin. */
  const write = (
    text: string | readonly string[],
    o: { x: number; y: number; width: number; style: Style; align?: 'right' },
  ): number => {
    const lines = typeof text === 'string' ? wrap(text, o.width, o.style) : text;
    let { y } = o;
    for (const line of lines) {
      const indent = o.align === 'right' ? o.width - widthOf(line, o.style) : 0;
      doc
        .font(o.style.font)
        .fontSize(o.style.size)
        .fillColor(o.style.colour)
        .text(line, o.x + indent, y, { lineBreak: false });
      y += lineHeight(o.style);
    }
    return y;
  };

  return { widthOf, wrap, write, lineHeight };
}

export type Pen = ReturnType<typeof createPen>;
