import { fenced } from '../../lib/markdown-words.ts';
import type { DocumentPart, FilledDocument } from './document.ts';

const partLines = ({ title, paragraphs, points, snippets }: DocumentPart): string[] => [
  `## ${title}`,
  ...(paragraphs ?? []),
  ...(points ? [points.map((point) => `- ${point}`).join('\n')] : []),
  ...(snippets ?? []).flatMap(({ label, text }) => [`${label}:`, fenced(text)]),
];

/** A document as Markdown, for programs that read. */
export const documentMarkdown = ({ title, summary, since, parts, set }: FilledDocument): string =>
  [`# ${title}`, `> ${summary}`, ...parts.flatMap(partLines), `${set.dated} ${since}.`].join(
    '\n\n',
  ) + '\n';
