import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Lamp launch with a slider that lights the page',
  description:
    'A product launch where the product works: drag from candle to noon and the drawn lamp, its cone of light and every accent follow the colour temperature. Finishes change the drawing and the price, and the order button always carries the exact choice.',
  category: 'Hero',
  tags: ['hero', 'configurator', 'launch', 'slider'],
  plan: 'Pro',
  priceRupees: 149,
  usage:
    'Pass finishes with name, colour and price in whole rupees. onOrder receives the finish and the kelvin. The slider is a native range, so arrow keys, Home and End work.',
  character: 'Night',
  situation: 'A desk lamp is launched in the evening, with three finishes and a warm range.',
  reason:
    'Visitors use the product’s one idea before they read about it, and buy precisely what they saw.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
