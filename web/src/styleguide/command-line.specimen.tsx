import { CommandLine } from '../ui/command-line.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Command line',
  slug: 'command-line',
  states: {
    short: (
      <CommandLine label="the command" command="npx shadcn@latest add @tessera-pro/two-doors" />
    ),
    'long, in a narrow box': (
      <div className="max-w-64">
        <CommandLine
          label="the command"
          command="bunx --bun shadcn@latest add https://tessera.example/r/plain-announcement.json"
        />
      </div>
    ),
  },
};
