import type { ComponentDetail } from '@tessera/contract/catalog';
import { otherPackages } from '@tessera/contract/code-facts';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import { addCommand, registryUrl } from '@tessera/contract/registry';
import { codeCell, fenced, inOneLine, table } from '../../lib/markdown-words.ts';
import { itemPath } from './load-item.ts';

const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${inOneLine(line)}`).join('\n');

const section = (title: string, ...texts: string[]): string[] =>
  texts.some((text) => text !== '') ? [`## ${title}`, ...texts] : [];

/** What a project must know to use the component: everything but what it costs. */
export const usageSections = (item: ComponentDetail): string[] => [
  ...section('How to use it', item.info.trim()),
  ...(item.props.length === 0
    ? []
    : section(
        'Props',
        table(
          ['Prop', 'Type', 'Default', 'What it does'],
          item.props.map(({ name, type, required, default: value, comment }) => [
            codeCell(name) + (required ? ' (required)' : ''),
            codeCell(type),
            value === null ? 'none' : codeCell(value),
            comment,
          ]),
        ),
      )),
  ...(item.tokens.length === 0
    ? []
    : section(
        'CSS variables',
        'Set them on any element around the component.',
        table(
          ['Variable', 'Default', 'What it is'],
          item.tokens.map(({ name, default: value, purpose }) => [
            codeCell(name),
            codeCell(value),
            purpose,
          ]),
        ),
      )),
  ...section('Know before you copy', list(item.limits)),
];

/** What it imports and what it was tried in. */
export const needsOf = ({ stack, dependencies }: ComponentDetail): string => {
  const packages = otherPackages(dependencies);
  return [...stack, ...(packages.length > 0 ? [`packages: ${packages.join(', ')}`] : [])].join(
    ', ',
  );
};

/** The page of a component as Markdown. It has no code: that of free ones is in the registry, for everybody. */
export function itemMarkdown(item: ComponentDetail, origin: string): string {
  const { slug, title, description, category, subscriptionPlan, price, version } = item;
  const isFree = subscriptionPlan === undefined;
  const needs = needsOf(item);
  return `${[
    `# ${inOneLine(title)}`,
    ...(description.trim() ? [description.trim()] : []),
    list([
      `Page: ${origin}${itemPath(slug)}`,
      `Category: ${category}`,
      `Plan: ${isFree ? 'Free' : subscriptionPlan.name}`,
      ...(price === undefined ? [] : [`Alone, for good: ${formatRupees(price)}`]),
      `Version: ${version}, ${formatShortDate(new Date(item.updatedAt))}`,
      `Licence: ${item.licence}`,
      ...(needs ? [`Works with: ${needs}`] : []),
    ]),
    ...section(
      'Install',
      fenced(addCommand('npm', { slug, isFree, origin }), 'sh'),
      isFree
        ? `The code as JSON: ${registryUrl(origin, slug)}`
        : `This needs a key of an account that has the component: ${origin}/docs/command-line.md`,
    ),
    ...usageSections(item),
  ].join('\n\n')}\n`;
}
