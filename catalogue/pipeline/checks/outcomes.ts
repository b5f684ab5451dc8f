import type { Figures, Outcome } from './check.ts';

type Judged = { item: { slug: string } };

/** Collects the faults and figures of a check by item. */
export class Outcomes {
  readonly bySlug: Map<string, Outcome>;
  readonly #check: string;

  constructor(check: string, judged: readonly Judged[], figures: Figures) {
    this.#check = check;
    this.bySlug = new Map(
      judged.map(({ item }) => [item.slug, { faults: [], figures: { ...figures } }]),
    );
  }

  fault = ({ item }: Judged, text: string): void => {
    this.bySlug.get(item.slug)!.faults.push({ check: this.#check, text });
  };
}
