import { CustomsFormReview } from './component.tsx';

/** Half-way through, with an honest bag. */
export function Demo() {
  return (
    <CustomsFormReview
      startStep={1}
      start={{
        answers: { name: 'Zoya Hakim', passport: 'K4810527', flight: 'QX 217' },
        goods: [
          { id: 1, what: 'Wristwatch, steel, with receipt', value: 21_500 },
          { id: 2, what: 'Two bottles of olive oil', value: 2_400 },
          { id: 3, what: 'Violin bow', value: 14_000 },
        ],
      }}
    />
  );
}
