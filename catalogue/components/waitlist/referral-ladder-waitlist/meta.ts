import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Referral ladder: Join a waitlist, see your place, climb',
  description:
    'Two steps in one place: an email becomes a position in the queue, and every friend who joins lifts it. The ladder shows the rungs that matter, what each one opens and how many invitations are missing. The link is copied in one press and spoken to screen readers.',
  category: 'Waitlist',
  tags: ['waitlist', 'referral', 'launch', 'night'],
  plan: 'Pro Plus',
  priceRupees: 199,
  usage:
    'join(email) returns a promise of { place, total, link, joined }; pass your request, because the sample sends nothing. Errors it throws appear under the field. ticket opens the second step at once for people who come back. Rungs are any number of { friends, opens }, and placesPerFriend is used in every sentence that names it. backdrop replaces the light behind it, null leaves it out; labels has every other word. --brand is the light.',
  character: 'Night',
  situation: 'A sleep-light company opens 400 places a week and lets people move up by inviting.',
  reason:
    'It tells people exactly how far one more invitation carries them, instead of a vague number.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
