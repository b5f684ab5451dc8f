type Part = { text: string; isCode: boolean };

/** Marked by the author, an object shape, a custom property, or a name in camel case. */
const CODE = /`[^`]+`|\{[^{}]*\}|--[a-z][\w-]*|\b[a-z]+[A-Z]\w*\b/;

/** A sentence that starts in lower case starts with names of props: 'lead and stories are …'. */
const NAMES_FIRST =
  /(?<=^|[.;!?]\s+)[a-z]\w*(?:(?:, and |, | and )[a-z]\w*)*(?= (?:is|are|gets?|writes?|takes?|needs?|receives?|says?|sets?|has|have|holds?)\b)/;

/** A name right before its shape: 'briefs are { title, href }'. */
const NAME_OF_SHAPE = /(?<!\b(?:a|an|the|each|every) )\b[a-z]\w*(?= (?:is|are) \{)/;

const ANY = new RegExp(
  [CODE, NAMES_FIRST, NAME_OF_SHAPE].map(({ source }) => source).join('|'),
  'g',
);

/** A list of names is several pieces of code with words between them. */
const namesOf = (found: string): Part[] =>
  /^[`{-]/.test(found)
    ? [{ text: found.replaceAll('`', ''), isCode: true }]
    : found.split(/(, and |, | and )/).map((text, index) => ({ text, isCode: index % 2 === 0 }));

/** Splits the notes on an item into words and code. */
export function usageParts(usage: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of usage.matchAll(ANY)) {
    if (index > end) parts.push({ text: usage.slice(end, index), isCode: false });
    parts.push(...namesOf(found));
    end = index + found.length;
  }
  if (end < usage.length) parts.push({ text: usage.slice(end), isCode: false });
  return parts;
}

/** The notes on an item, with names of props and shapes as code. */
export function UsageText({ children }: { children: string }) {
  let at = 0;
  return usageParts(children).map(({ text, isCode }) => {
    at += text.length;
    return isCode ? (
      <code
        key={at}
        className="rounded-sm border border-line bg-sunken px-1 py-0.5 font-mono text-[0.85em] text-ink"
      >
        {text}
      </code>
    ) : (
      text
    );
  });
}
