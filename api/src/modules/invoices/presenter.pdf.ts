import PDFDocument from 'pdfkit';
import { MOSAIC_COLOURS, mosaicLayers } from '@tessera/contract/mosaic';
import type { Paper } from './presenter.paper.ts';
import { createPen, type Pen, type Style } from './presenter.type.ts';

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
/** The number of the document and the page are printed below this, on every page. */
const BOTTOM = PAGE.height - 64;
const BAND = { columns: 28, cell: 40 };
const BAND_HEIGHT = PAGE.width / BAND.columns;
const CONTINUED_TOP = BAND_HEIGHT + 34;

const INK = '#1b1a17';
const MUTED = '#5f5a50';
const LINE = '#e4ded2';
const SUNKEN = '#f2eee6';

const STYLES = {
  brand: { font: 'strong', size: 15, colour: INK },
  title: { font: 'strong', size: 24, colour: INK },
  number: { font: 'plain', size: 11, colour: MUTED },
  label: { font: 'plain', size: 8, colour: MUTED },
  text: { font: 'plain', size: 9.5, colour: INK },
  strong: { font: 'strong', size: 9.5, colour: INK },
  total: { font: 'strong', size: 12, colour: INK },
  note: { font: 'plain', size: 8, colour: MUTED },
} as const satisfies Record<string, Style>;

type Doc = PDFKit.PDFDocument;
type Sheet = { doc: Doc; pen: Pen; paper: Paper };

/** The brand pattern as a strip of tiles across the page. It is drawn as paths, so that it is sharp in print. */
function drawBand(doc: Doc): void {
  doc.save().scale(BAND_HEIGHT / BAND.cell);
  for (const { tone, d } of mosaicLayers('letter', BAND.columns, 1))
    doc.path(d).fill(MOSAIC_COLOURS[tone]);
  doc.restore();
}

/** The four tiles of the shop's logo. */
const MARK = [
  { d: 'M0 0h11v11H0z', tone: 'tile-1' },
  { d: 'M11 0h11a11 11 0 0 1-11 11z', tone: 'tile-2' },
  { d: 'M11 22H0a11 11 0 0 1 11-11z', tone: 'tile-3' },
  { d: 'M11 16.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z', tone: 'tile-4' },
] as const;

function drawMark(doc: Doc, x: number, y: number): void {
  doc.save().translate(x, y);
  for (const { d, tone } of MARK) doc.path(d).fill(MOSAIC_COLOURS[tone]);
  doc.restore();
}

const rule = (doc: Doc, y: number, from = MARGIN, width = WIDTH): void =>
  void doc
    .moveTo(from, y)
    .lineTo(from + width, y)
    .lineWidth(0.75)
    .stroke(LINE);

/** Starts a further page, with the title and the number of the document at the top. */
function turnPage({ doc, pen, paper }: Sheet): number {
  doc.addPage();
  drawBand(doc);
  const at = { x: MARGIN, y: CONTINUED_TOP, width: WIDTH };
  pen.write(`${paper.title} ${paper.number}, continued`, { ...at, style: STYLES.strong });
  return CONTINUED_TOP + 26;
}

function drawHead({ doc, pen, paper }: Sheet): number {
  drawBand(doc);
  const top = BAND_HEIGHT + 34;
  drawMark(doc, MARGIN, top + 6);
  pen.write('Tessera', { x: MARGIN + 32, y: top + 6, width: WIDTH / 2, style: STYLES.brand });
  const right = { x: MARGIN, width: WIDTH, align: 'right' } as const;
  const y = pen.write(paper.title, { ...right, y: top, style: STYLES.title });
  return pen.write(paper.number, { ...right, y, style: STYLES.number }) + 18;
}

/** Label above value, three or four in a row. */
function drawFacts({ doc, pen, paper }: Sheet, top: number): number {
  const [gap, across] = [16, paper.facts.length === 4 ? 4 : 3];
  const width = (WIDTH - gap * (across - 1)) / across;
  rule(doc, top);
  let y = top + 12;
  for (let at = 0; at < paper.facts.length; at += across) {
    const ends = paper.facts.slice(at, at + across).map(({ label, value }, column) => {
      const x = MARGIN + column * (width + gap);
      const below = pen.write(label, { x, y, width, style: STYLES.label });
      return pen.write(value, { x, y: below, width, style: STYLES.text });
    });
    y = Math.max(...ends) + 8;
  }
  return y + 10;
}

function drawParties({ doc, pen, paper }: Sheet, top: number): number {
  const [gap, inside] = [16, 14];
  const width = (WIDTH - gap) / 2;
  const column = width - 2 * inside;
  const blocks = paper.parties.map(({ label, lines }) => ({
    label,
    lines: lines.map((line, index) => {
      const style = index === 0 ? STYLES.strong : STYLES.text;
      return { style, text: pen.wrap(line, column, style) };
    }),
  }));
  const heightOf = ({ lines }: (typeof blocks)[number]) =>
    lines.reduce((sum, { text, style }) => sum + text.length * pen.lineHeight(style), 0);
  const height = Math.max(...blocks.map(heightOf)) + pen.lineHeight(STYLES.label) + 2 * inside + 2;
  for (const [index, { label, lines }] of blocks.entries()) {
    const left = MARGIN + index * (width + gap);
    doc.roundedRect(left, top, width, height, 8).fill(SUNKEN);
    const at = { x: left + inside, width: column };
    let y = pen.write(label, { ...at, y: top + inside, style: STYLES.label }) + 2;
    for (const { text, style } of lines) y = pen.write(text, { ...at, y, style });
  }
  return top + height + 24;
}

const CELL_GAP = 10;

/** Columns of figures are as wide as necessary. The description gets the rest. */
function columnsOf({ pen, paper }: Sheet) {
  const widths = paper.columns.map(({ label }, index) => {
    const cells = paper.rows.map((row) => pen.widthOf(row[index] ?? '', STYLES.text));
    return Math.max(pen.widthOf(label, STYLES.label), ...cells) + 1;
  });
  const figures = widths.slice(1).reduce((sum, width) => sum + width + CELL_GAP, 0);
  widths[0] = WIDTH - figures;
  let x = MARGIN;
  return paper.columns.map(({ label, isNumber }, index) => {
    const column = { label, isNumber, x, width: widths[index]! };
    x += column.width + CELL_GAP;
    return column;
  });
}

function drawTable(sheet: Sheet, top: number): number {
  const { doc, pen, paper } = sheet;
  const columns = columnsOf(sheet);
  const put = (text: string | string[], index: number, y: number, style: Style) => {
    const { x, width, isNumber } = columns[index]!;
    return pen.write(text, { x, y, width, style, ...(isNumber && { align: 'right' }) });
  };
  const drawHeadings = (y: number): number => {
    const ends = columns.map(({ label }, index) => put(label, index, y, STYLES.label));
    const below = Math.max(...ends) + 5;
    rule(doc, below);
    return below + 9;
  };
  let y = drawHeadings(top);
  for (const row of paper.rows) {
    const cells = row.map((cell, index) => pen.wrap(cell, columns[index]!.width, STYLES.text));
    const tallest = Math.max(...cells.map(({ length }) => length));
    if (y + tallest * pen.lineHeight(STYLES.text) > BOTTOM) y = drawHeadings(turnPage(sheet));
    const ends = cells.map((cell, index) => put(cell, index, y, STYLES.text));
    y = Math.max(...ends) + 7;
    rule(doc, y);
    y += 9;
  }
  return y;
}

/** The sums on the right, the amount in words on the left. A page break never separates them. */
function drawTotals(sheet: Sheet, top: number): number {
  const { doc, pen, paper } = sheet;
  const width = 220;
  const left = PAGE.width - MARGIN - width;
  const height = paper.totals.length * (pen.lineHeight(STYLES.text) + 3) + 70;
  let y = top + height > BOTTOM ? turnPage(sheet) : top + 4;
  const words = { x: MARGIN, width: WIDTH - width - 32 };
  const below = pen.write('In words', { ...words, y, style: STYLES.label });
  const said = pen.write(paper.words, { ...words, y: below, style: STYLES.text });
  const line = ({ label, value }: Paper['total'], style: Style, labelStyle: Style) => {
    const room = width - pen.widthOf(value, style) - 8;
    const labelEnd = pen.write(label, { x: left, y, width: room, style: labelStyle });
    y = Math.max(labelEnd, pen.write(value, { x: left, y, width, style, align: 'right' }));
  };
  for (const total of paper.totals) {
    line(total, STYLES.text, STYLES.text);
    y += 3;
  }
  if (paper.totals.length > 0) {
    rule(doc, y + 2, left, width);
    y += 9;
  }
  line(paper.total, STYLES.total, STYLES.total);
  return Math.max(y, said) + 26;
}

function drawNotes(sheet: Sheet, top: number): void {
  const { pen, paper } = sheet;
  const lines = paper.notes.flatMap((note) => pen.wrap(note, WIDTH, STYLES.note));
  const height = lines.length * pen.lineHeight(STYLES.note);
  const y = top + height > BOTTOM ? turnPage(sheet) : top;
  pen.write(lines, { x: MARGIN, y, width: WIDTH, style: STYLES.note });
}

function drawFeet({ doc, pen, paper }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const y = PAGE.height - 40;
    rule(doc, y - 8);
    const at = { x: MARGIN, y, width: WIDTH, style: STYLES.note };
    pen.write(`${paper.title} ${paper.number}`, at);
    pen.write(`Page ${page + 1} of ${count}`, { ...at, align: 'right' });
  }
}

/** An A4 document, in the design of the shop's e-mails. */
export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    // Text is placed line by line. With a margin, pdfkit would add pages by itself.
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, Author: 'Tessera', Creator: 'Tessera' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  const sheet = { doc, pen: createPen(doc), paper };
  const facts = drawHead(sheet);
  const parties = drawFacts(sheet, facts);
  const table = drawParties(sheet, parties);
  const totals = drawTable(sheet, table);
  drawNotes(sheet, drawTotals(sheet, totals));
  drawFeet(sheet);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
