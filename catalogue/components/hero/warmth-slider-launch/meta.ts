import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Warmth slider: Lamp launch where a slider lights the page',
  description:
    'A product launch where the product works: drag from candle to noon and the bulb, its cone and the pool on the table follow the colour temperature. Finishes change the drawing and the price, and the order button names both.',
  category: 'Hero',
  tags: ['hero', 'configurator', 'launch', 'slider'],
  plan: 'Pro',
  priceRupees: 149,
  usage:
    'finishes are { name, inText, metal, price } in whole units; locale and currency write the price. onOrder receives the finish and the kelvin, so connect your cart there. The slider is a native range: arrow keys, Home and End work. media takes the place of the lamp and may be a function of { kelvin, light, metal }; moods name parts of the range, labels the rest. --brand is the accent, the light itself always follows the slider.',
  character: 'Night',
  situation: 'A desk lamp is launched in the evening, with three finishes and a warm range.',
  reason:
    'Visitors use the product’s one idea before they read about it, and buy precisely what they saw.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
  expressive: 'The slider is a colour temperature; another quantity needs other colours.',
};
