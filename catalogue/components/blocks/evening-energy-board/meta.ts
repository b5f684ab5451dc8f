import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Energy board: An evening of power use you can reschedule',
  description:
    'A day of sun, use, price and battery on one ruler. Dear hours lie under a dusk sky; slide the dishwasher out of it and the cost of the day, the bars and the battery follow at once. One press tries every plan and keeps the cheapest. Everything is keyboard-operable and has a table behind the drawing.',
  category: 'Blocks',
  tags: ['dashboard', 'chart', 'planner', 'night'],
  plan: 'Pro Plus',
  priceRupees: 249,
  usage:
    'sun and base are 24 numbers in kW, tariff is the price per kWh by hour, feedIn what the grid pays. loads are { name, kw, hours, start, from, until } with unique names and whole hours inside one day. battery is { kwh, kw, charge, efficiency } or null. Up to four loads every plan is tried; with more, the button promises only a cheaper one. onPlan receives the start hours. labels holds every word with its units; currency and locale write the amounts. --brand is the light of the appliances and the button.',
  character: 'Night',
  situation:
    'A solar co-operative shows a household what moving one appliance does to today’s bill.',
  reason: 'A dashboard that can be acted on: the chart is the control, not a picture of yesterday.',
  licence: 'Tessera commercial licence',
  limits: ['The number of hours is fixed at 24.'],
  expressive:
    'It plans one day of power at home; the ruler of 24 hours, the sky and the battery stay.',
  photoWidth: 1120,
};
