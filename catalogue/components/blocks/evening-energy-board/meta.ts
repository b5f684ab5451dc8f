import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Evening energy board you can reschedule',
  description:
    'A day of sun, use and price on one chart with a hand you can drag. Move the dishwasher to another hour and the curve, the cost of the day and the battery follow at once; one press finds the cheapest plan. Everything is keyboard-operable and has a table behind the drawing.',
  category: 'Blocks',
  tags: ['dashboard', 'chart', 'planner', 'night'],
  plan: 'Pro Plus',
  priceRupees: 249,
  usage:
    'sun and base are 24 numbers in kW, tariff is rupees per kWh by hour, loads are { name, kw, hours, start }. onPlan receives the start hours. Charts are plain SVG, no library.',
  character: 'Night',
  situation:
    'A solar co-operative shows a household what moving one appliance does to today’s bill.',
  reason: 'A dashboard that can be acted on: the chart is the control, not a picture of yesterday.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
