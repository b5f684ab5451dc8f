import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain install hero: The command for your package manager',
  description:
    'The first section of a developer tool: a title, a lead and one panel with the install command for npm, pnpm, yarn and bun, a copy button and three facts. The chosen manager is remembered for the whole site without a flash. Where the clipboard is refused, the command is selected and the panel says so.',
  category: 'Hero',
  tags: ['hero', 'install', 'command', 'copy', 'open-source'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'commands has a name and a command for each package manager; a single one has no tabs. note stands below the command, facts at the foot of the panel. media takes a terminal or a picture, and layout="split" puts it beside the panel. children are links below the lead. remember is the key in localStorage, the same for all install heroes of a site. Colours, radius and ring come from the variables of your project; --font-mono is used for the command.',
  character: 'Swiss',
  situation: 'The front page of a library, a command-line tool or a plugin.',
  reason:
    'The visitor gets the command in every browser, for the manager that was chosen on the last visit.',
  licence: 'MIT',
  limits: [
    'A page from a server has one line of inline script in the panel. Where a Content Security Policy forbids it, pass nonce, or the chosen manager is shown only when React has started.',
    'The choice is kept in this browser. Another device begins with the first command.',
  ],
  variants: [
    { name: 'Command under the title', props: 'layout="stacked"' },
    {
      name: 'Command beside a terminal',
      props: 'layout="split" media={<img src="/terminal.png" alt="A run with one wrong answer" />}',
    },
  ],
};
