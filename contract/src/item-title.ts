const SEPARATOR = ': ';

export type TitleParts = { name: string; subtitle: string | undefined };

/**
 * The title of an item may be written "Short name: what it is". It is split at the first colon before a space.
 * A title without one, or with nothing on one side of it, is only a name.
 */
export function splitTitle(title: string): TitleParts {
  const end = title.indexOf(SEPARATOR);
  const name = title.slice(0, Math.max(0, end)).trim();
  const subtitle = title.slice(end + SEPARATOR.length).trim();
  return name === '' || subtitle === '' ? { name: title, subtitle: undefined } : { name, subtitle };
}
