import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Team on one clock: find the hour everybody shares',
  description:
    'Working days of a spread-out team on one ruler, in the zone you choose. Move the hour and see who is at a desk, who is asleep and what time it is for each; the best common window is found and drawn.',
  category: 'Team',
  tags: ['team', 'time-zones', 'planner', 'remote'],
  plan: 'Pro',
  priceRupees: 129,
  usage:
    'people are { name, role, city, zone, from, to } with IANA zones. Daylight saving is followed on the date given by on. onPick receives the hour in UTC.',
  character: 'Swiss',
  situation: 'A translation house with seven people in six zones shows clients when to call.',
  reason:
    'Not a list of faces but an answer to the question that a remote team’s page is opened for.',
  licence: 'Tessera commercial licence',
};
