/** A text to copy, such as a command or a file of settings. */
export type Snippet = {
  /** The name of the file, or where to type it. */
  label: string;
  text: string;
};

export type DocumentPart = {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  snippets?: readonly Snippet[];
};

/** A public document in plain words. `Facts` is what it says of this shop. */
export type PublicDocument<Facts> = {
  title: string;
  /** The document in one or two sentences. */
  summary: string;
  /** The date of the last change, as text. */
  since: string;
  parts: (facts: Facts) => readonly DocumentPart[];
};

/** Documents that stand beside each other, under one address. */
export type DocumentSet<Facts> = {
  /** What stands above the title of each. */
  kicker: string;
  /** The name of the navigation between them. */
  label: string;
  /** The words before the date of a document. */
  dated: string;
  base: string;
  documents: ReadonlyMap<string, PublicDocument<Facts>>;
};

/** A document with everything filled in, and what its set says. */
export type FilledDocument = Omit<PublicDocument<never>, 'parts'> & {
  path: string;
  parts: readonly DocumentPart[];
  /** The documents beside it, with itself. */
  set: { kicker: string; label: string; dated: string; others: { path: string; title: string }[] };
};

/** Undefined: there is no document of that name. */
export function findDocument<Facts>(
  { kicker, label, dated, base, documents }: DocumentSet<Facts>,
  name: string,
  facts: Facts,
): FilledDocument | undefined {
  const found = documents.get(name);
  if (!found) return undefined;
  const pathOf = (of: string) => `${base}/${of}`;
  const { title, summary, since } = found;
  return {
    title,
    summary,
    since,
    path: pathOf(name),
    parts: found.parts(facts),
    set: {
      kicker,
      label,
      dated,
      others: [...documents].map(([of, other]) => ({ path: pathOf(of), title: other.title })),
    },
  };
}
