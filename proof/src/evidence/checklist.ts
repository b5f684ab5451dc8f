export type Requirement = { id: string; requirement: string; owner: string };

/** Reads the tab-separated checklist: id, section, requirement, owner, under one heading line. */
export const parseChecklist = (text: string): Requirement[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, , requirement, owner] = line.split('\t');
      if (!id || !requirement || !owner) throw new Error(`not a line of the checklist: ${line}`);
      return { id, requirement, owner };
    });

const BRACKETED = /\[([A-Z][A-Z0-9]*-\d+(?:,\s*[A-Z][A-Z0-9]*-\d+)*)\]/g;

/** The ids in a title: `[RT-16]`, `[RT-16][RT-17]` or `[RT-16, RT-17]`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(BRACKETED)].flatMap(([, ids = '']) => ids.split(/,\s*/));
