import { Tabs } from '../ui/tabs.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Tabs',
  slug: 'tabs',
  states: {
    two: (
      <Tabs
        label="View"
        defaultValue="preview"
        tabs={[
          { value: 'preview', label: 'Preview', content: 'What it looks like.' },
          { value: 'code', label: 'Code', content: 'How it is made.' },
        ]}
      />
    ),
    'one disabled': (
      <Tabs
        label="Account"
        defaultValue="profile"
        tabs={[
          { value: 'profile', label: 'Profile', content: 'Your name and picture.' },
          { value: 'team', label: 'Team', content: '', disabled: true },
          { value: 'bills', label: 'Bills', content: 'What you paid.' },
        ]}
      />
    ),
    'long words': (
      <Tabs
        label="Einstellungen"
        defaultValue="b"
        className="max-w-80"
        tabs={[
          { value: 'a', label: 'Benachrichtigungseinstellungen', content: '' },
          { value: 'b', label: 'मूल्य निर्धारण', content: 'यहाँ मूल्य दिखते हैं।' },
          { value: 'c', label: 'Sicherheitsüberprüfung', content: '' },
        ]}
      />
    ),
  },
};
