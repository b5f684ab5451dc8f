import { formatShortDate } from '@tessera/contract/days';
import type { TemplateDetail } from '@tessera/contract/templates';
import { inOneLine } from '../../lib/markdown-words.ts';
import { templatePath } from './filter.ts';

/** The page of a template as Markdown. Its files are downloaded on the page, by members. */
export function templateMarkdown(template: TemplateDetail, origin: string): string {
  const { slug, title, subtitle, description, stack, pages, subscriptionPlan } = template;
  const facts = [
    `Page, with the download: ${origin}${templatePath(slug)}`,
    `Category: ${template.category}`,
    `Plan: ${subscriptionPlan?.name ?? 'Free'}`,
    `Version: ${template.version}, ${formatShortDate(new Date(template.updatedAt))}`,
    `Licence: ${template.licence}`,
    ...(stack.length > 0 ? [`Built with: ${stack.join(', ')}`] : []),
    ...(pages.length > 0 ? [`Pages: ${pages.join(', ')}`] : []),
    ...(template.previewUrl ? [`Preview: ${template.previewUrl}`] : []),
  ];
  return `${[
    `# ${inOneLine(title)}`,
    ...(subtitle ? [`> ${inOneLine(subtitle)}`] : []),
    ...(description.trim() ? [description.trim()] : []),
    facts.map((fact) => `- ${inOneLine(fact)}`).join('\n'),
  ].join('\n\n')}\n`;
}
