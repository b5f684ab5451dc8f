import type { ComponentDetail } from '@tessera/contract/catalog';
import { exportedName } from '@tessera/contract/code-facts';
import { fenced, inOneLine } from '../../lib/markdown-words.ts';
import type { CodeVariant } from '../../state/code-text.ts';
import { needsOf, usageSections } from './item-markdown.ts';

/** Everything that an assistant needs to put the component into a project, as one text. */
export function promptOf(item: ComponentDetail, { text, language }: CodeVariant): string {
  const name = exportedName(text);
  const file = `components/tessera/${item.slug}.${language}x`;
  const needs = needsOf(item);
  const rules = [
    `Write the code below into ${file}, or where this project keeps its components. Leave the file as it is.`,
    ...(name === null ? [] : [`Import ${name} from that file and place it where I ask.`]),
    ...(needs
      ? [`It works with ${needs}. Use what this project has, and add no other framework.`]
      : []),
    ...(item.props.length > 0 ? ['Pass content with its props. Do not edit its markup.'] : []),
    ...(item.tokens.length > 0
      ? ['Match the look of this project with its CSS variables. Do not edit its colours.']
      : []),
    'Keep the comment at the top of the file that says which version this is.',
    `Licence: ${item.licence}.`,
  ];
  return `${[
    `Add the component “${inOneLine(item.title)}” to my project.`,
    rules.map((rule) => `- ${rule}`).join('\n'),
    ...usageSections(item),
    '## Code',
    fenced(text, `${language}x`),
  ].join('\n\n')}\n`;
}
