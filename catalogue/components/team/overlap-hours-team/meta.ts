import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'One good hour: Team clock with the hour everybody shares',
  description:
    'Working days of a spread-out team on one ruler, in the zone you choose. Move the hour and see who is at a desk, who is asleep and what time it is for each; the best common window is found and drawn.',
  category: 'Team',
  tags: ['team', 'time-zones', 'planner', 'remote'],
  plan: 'Pro',
  priceRupees: 129,
  usage:
    'people are { name, role, city, zone, from, to } with IANA zones. 22 to 6 is a night shift. Daylight saving is that of the day given by on, or of today. The hour starts in the best window unless start says otherwise; onPick receives the moment as an ISO time. locale writes times and numbers, labels has every other word. --brand is the signal colour.',
  character: 'Swiss',
  situation: 'A translation house with six people in six zones shows clients when to call.',
  reason:
    'Not a list of faces but an answer to the question that a remote team’s page is opened for.',
  licence: 'Tessera commercial licence',
  limits: ['The ruler shows one day of 24 hours, read in quarter hours.'],
};
