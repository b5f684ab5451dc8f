import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import type { Specimen } from './specimen.ts';

const links = (
  <ul className="grid gap-1">
    {[
      'Components',
      'Templates',
      'Creator Program',
      'Geschwindigkeitsbegrenzungsüberschreitung',
      'हमारी टीम',
    ].map((name) => (
      <li key={name} className="flex min-h-11 items-center">
        {name}
      </li>
    ))}
  </ul>
);

export const specimen: Specimen = {
  name: 'Drawer',
  slug: 'drawer',
  states: {
    right: (
      <Drawer trigger={<Button>Open right</Button>} title="Menu">
        {links}
      </Drawer>
    ),
    left: (
      <Drawer trigger={<Button>Open left</Button>} title="Menu" side="left">
        {links}
      </Drawer>
    ),
    open: (
      <Drawer
        defaultOpen
        title="Menu"
        footer={
          <Button variant="ink" className="w-full">
            Get Started
          </Button>
        }
      >
        {links}
      </Drawer>
    ),
  },
};
