import { LinkButton } from '../ui/link-button.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Link button',
  slug: 'link-button',
  states: {
    primary: (
      <LinkButton to="/" variant="primary">
        Browse everything
      </LinkButton>
    ),
    ink: (
      <LinkButton to="/" variant="ink" size="sm">
        Get started
      </LinkButton>
    ),
    secondary: <LinkButton to="/">View all plans</LinkButton>,
    text: (
      <LinkButton to="/" variant="text">
        Learn more
      </LinkButton>
    ),
    'outside, new tab': (
      <LinkButton href="https://example.com/" newTab>
        Open preview
      </LinkButton>
    ),
    German: (
      <LinkButton to="/" variant="primary">
        Nutzungsbedingungen und Datenschutzerklärung
      </LinkButton>
    ),
    Hindi: <LinkButton to="/">सभी योजनाएँ देखें</LinkButton>,
  },
};
