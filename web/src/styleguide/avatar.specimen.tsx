import { Avatar } from '../ui/avatar.tsx';
import type { Specimen } from './specimen.ts';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%232b4c9b" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="4" r="2.5" fill="%23e0a11b"/%3E%3C/svg%3E';

export const specimen: Specimen = {
  name: 'Avatar',
  slug: 'avatar',
  states: {
    'from a seed': (
      <div className="flex items-end gap-4">
        <Avatar seed="meera" size="sm" />
        <Avatar seed="meera" />
        <Avatar seed="meera" size="lg" />
        <Avatar seed="meera" size="xl" />
      </div>
    ),
    'different people': (
      <div className="flex gap-3">
        {['arjun', 'jürgen', 'अनन्या', 'zoë', 'lin'].map((seed) => (
          <Avatar key={seed} seed={seed} />
        ))}
      </div>
    ),
    picture: <Avatar seed="meera" src={PICTURE} label="Meera Nair" size="lg" />,
    'broken picture': (
      <Avatar seed="arjun" src="data:image/png;base64,AAAA" label="Arjun" size="lg" />
    ),
  },
};
