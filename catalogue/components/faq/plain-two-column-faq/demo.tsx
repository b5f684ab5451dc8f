import { NEEM_LANE } from '../../../media/businesses/neem-lane.ts';
import { PlainTwoColumnFaq } from './component.tsx';

const { questions, contact, features, prices, posts } = NEEM_LANE;
const [today, children, parts, , cancel] = questions;
const [photograph, , numb] = features;

/** Eight questions to a dental practice in four topics. The last topic is short. */
export function Demo() {
  return (
    <PlainTwoColumnFaq
      topics={[
        {
          name: 'Before you come',
          id: 'before',
          entries: [
            { ...today, id: 'today' },
            { ...children, id: 'children' },
            { ...cancel, id: 'cancel' },
          ],
        },
        {
          name: 'In the chair',
          id: 'chair',
          entries: [
            { question: 'May I see what you found?', answer: photograph!.text, id: 'photograph' },
            {
              question: 'Will it hurt?',
              answer: `${numb!.title}: ${numb!.text.charAt(0).toLowerCase()}${numb!.text.slice(1)}`,
              id: 'hurt',
            },
          ],
        },
        {
          name: 'Paying',
          id: 'paying',
          entries: [
            {
              question: 'What does a first visit cost?',
              answer: '₹600 for 40 minutes, with photographs, one X-ray and a plan with prices.',
              more: prices[0]!.note,
              id: 'first',
            },
            { ...parts, id: 'parts' },
          ],
        },
        {
          name: 'Afterwards',
          id: 'afterwards',
          entries: [
            {
              question: 'What if a filling comes out?',
              answer: 'Come by. We repair our own fillings for 12 months without a fee.',
              more: posts[0].text,
              id: 'filling',
            },
          ],
        },
      ]}
    >
      Something else? Ring <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>{' '}
      from Monday to Friday, or write to <a href={`mailto:${contact.email}`}>{contact.email}</a>.
    </PlainTwoColumnFaq>
  );
}
