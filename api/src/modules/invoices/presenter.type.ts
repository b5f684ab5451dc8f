import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const read = (weight: string): Buffer =>
  readFileSync(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

/** One font family for Latin, Devanagari, Cyrillic and Greek, with the rupee sign. */
const FONTS = { plain: read('400Regular'), strong: read('600SemiBold') };

export type Style = { font: keyof typeof FONTS; size: number; colour: string };

/** The public interface of pdfkit does not show which glyphs a font lacks. */
type Inside = { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const signsIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Control characters and characters that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Joiners affect the letters beside them and have no glyph of their own. */
const JOINERS = new Set([0x200c, 0x200d]);
const LINE_HEIGHT = 1.42;

/**
 * Writes lines of text at given positions. Widths are measured with the shaped glyphs, so that Hindi wraps and aligns
 * like Latin.
 */
export function createPen(doc: PDFKit.PDFDocument) {
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  doc.font('plain');
  const { font } = Reflect.get(doc, '_font') as Inside;
  const isKnown = (sign: string): boolean =>
    Array.from(sign, (char) => char.codePointAt(0) ?? 0).every(
      (codePoint) => JOINERS.has(codePoint) || font.hasGlyphForCodePoint(codePoint),
    );

  /** A character that the font lacks becomes a question mark instead of an empty box. */
  const clean = (text: string): string =>
    signsIn(text.replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, ''))
      .map((sign) => (isKnown(sign) ? sign : '?'))
      .join('');

  const widthOf = (text: string, { font: name, size }: Style): number =>
    doc.font(name).fontSize(size).widthOfString(text);

  /** Splits a word that is wider than the line. */
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

  /** Writes from `y` downwards. Returns the position below the text. */
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
