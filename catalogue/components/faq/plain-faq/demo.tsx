import { UTSKAR } from '../../../media/businesses/utskar.ts';
import { PlainFaq } from './component.tsx';

const ADDRESSES = ['pier', 'full', 'ice', 'pay', 'car'];
const { phone, email, hours } = UTSKAR.contact;

/** The answers of the ferry. One has a link that opens another, and one is open at a time. */
export function Demo() {
  return (
    <PlainFaq
      exclusive="ferry"
      entries={UTSKAR.questions.map(({ question, answer }, at) => ({
        question,
        answer:
          at === 0 ? (
            <>
              {answer} Too late? See <a href="#full">what if the deck is full</a>.
            </>
          ) : (
            answer
          ),
        id: ADDRESSES[at]!,
        open: at === 0,
      }))}
      contact={[
        {
          label: phone,
          href: `tel:${phone.replaceAll(' ', '')}`,
          note: `Daily, ${hours[0]!.value}`,
        },
        { label: email, href: `mailto:${email}`, note: 'For what can wait' },
      ]}
    />
  );
}
