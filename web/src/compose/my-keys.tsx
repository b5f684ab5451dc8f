import { Setup } from '../features/documents/setup.tsx';
import { KeysPage } from '../features/keys/keys-page.tsx';

/** How programs are set up for this shop. */
const SetupHere = ({ ownKey }: { ownKey?: string | undefined }) => (
  <Setup origin={location.origin} ownKey={ownKey} />
);

/** The member's keys, and how programs are set up with them. */
export const MyKeys = () => <KeysPage Setup={SetupHere} />;
