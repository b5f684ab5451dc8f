import { Textarea } from '../ui/textarea.tsx';
import type { Specimen } from './specimen.ts';

const code = `export function Hero() {\n  return (\n    <section className="grid min-h-screen place-items-center bg-white text-neutral-900">Hello</section>\n  );\n}`;

export const specimen: Specimen = {
  name: 'Textarea',
  slug: 'textarea',
  states: {
    empty: <Textarea label="Description" placeholder="What is it good for?" />,
    filled: (
      <Textarea
        label="Description"
        defaultValue={'Tiers that answer the real question.\nFalls back to a plain table.'}
      />
    ),
    code: <Textarea label="Code" code rows={6} defaultValue={code} />,
    error: <Textarea label="Description" error="Say in a sentence what it does" />,
    disabled: <Textarea label="Description" disabled defaultValue="Cannot be changed now." />,
    German: (
      <Textarea
        label="Beschreibung"
        defaultValue="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      />
    ),
    Hindi: <Textarea label="विवरण" defaultValue="यह घटक मूल्य दिखाता है और छोटे परदे पर मुड़ जाता है।" />,
  },
};
