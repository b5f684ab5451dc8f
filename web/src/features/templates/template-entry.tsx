import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TemplateCard } from '@tessera/contract/templates';
import { planTone } from '../../lib/plan-tone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Downloads } from './download.ts';
import { templatePath } from './filter.ts';
import { TemplatePictures } from './template-pictures.tsx';

type TemplateEntryProps = {
  template: TemplateCard;
  /** Its number in the gallery; not set on the template's own page. */
  number?: number;
  downloads: Downloads;
  eager?: boolean;
  children?: ReactNode;
};

export function TemplateEntry({
  template,
  number,
  downloads,
  eager = false,
  children,
}: TemplateEntryProps) {
  const { slug, title, subtitle, description, category, subscriptionPlan: plan } = template;
  const isOwnPage = number === undefined;
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <article className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={planTone(plan?.name)}>{plan?.name ?? 'Free'}</Badge>
          <Badge tone="outline">{category}</Badge>
        </div>
        <Heading className="mt-3 text-2xl tracking-[-0.02em] wrap-anywhere sm:text-3xl">
          {isOwnPage ? (
            title
          ) : (
            <Link
              to={templatePath(slug)}
              className="underline-offset-4 decoration-2 hover:underline"
            >
              <span className="font-normal text-ink-faint tabular-nums">{number}.</span> {title}
            </Link>
          )}
        </Heading>
        {subtitle && <p className="mt-1 text-lg text-ink-muted wrap-anywhere">{subtitle}</p>}
        <p className="mt-4 max-w-[60ch] whitespace-pre-line text-ink-muted wrap-anywhere">
          {description}
        </p>
        <TemplateActions template={template} downloads={downloads} />
        {children}
      </div>
      <div className="min-w-0">
        <TemplatePictures template={template} eager={eager} />
      </div>
    </article>
  );
}

function TemplateActions({
  template,
  downloads,
}: Pick<TemplateEntryProps, 'template' | 'downloads'>) {
  const { _id, title, previewUrl, subscriptionPlan: plan } = template;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {plan === undefined || downloads.mayHave(template) ? (
        <Button
          variant="primary"
          loading={downloads.pendingId === _id}
          aria-label={`Download Template: ${title}`}
          onClick={() => downloads.start(template)}
        >
          Download Template
        </Button>
      ) : (
        <>
          <span className={clsx(downloads.isUnsure && 'signed-in:hidden')}>
            <LinkButton to="/#pricing" variant="ink">
              Requires plan {plan.name}
            </LinkButton>
          </span>
          {/* A member may have more access than the server's HTML shows. */}
          {downloads.isUnsure && (
            <span className="hidden signed-in:block">
              <Button loading aria-label={`Checking your plan for ${title}`}>
                Download Template
              </Button>
            </span>
          )}
        </>
      )}
      <LinkButton href={previewUrl} newTab aria-label={`Preview ${title} (opens in a new tab)`}>
        Preview
      </LinkButton>
    </div>
  );
}
