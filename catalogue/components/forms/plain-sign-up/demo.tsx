import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainSignUp } from './component.tsx';

const ANSWER_MS = 300;

/** A name and a slip in the domain are written already. */
export function Demo() {
  return (
    <PlainSignUp
      logo={
        <span className="-ms-0.75">
          <TwoColumnsMark />
        </span>
      }
      entered={{ name: 'Kalpana Hegde', email: 'kalpana@gmial.com' }}
      onSubmit={async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, ANSWER_MS);
        });
      }}
    />
  );
}
