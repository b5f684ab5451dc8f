import { lazy, Suspense } from 'react';
import type { Company } from '@tessera/contract/storefront';
import { useNearViewport } from '../../lib/near-viewport.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageSection } from '../../ui/page-section.tsx';

/** If the form fails to load, the email address beside it is still shown. */
const FeedbackForm = lazy(() =>
  import('./feedback-form.tsx').then(
    ({ FeedbackForm: Form }) => ({ default: Form }),
    () => ({ default: FormMissing }),
  ),
);

/** Spec 2: the built-in feedback form, or a link to the configured one. */
export function FeedbackSection({ company: { feedbackUrl, email } }: { company: Company }) {
  return (
    <PageSection id="feedback" eyebrow="Feedback" title="Now you: what should we mend first?">
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-14">
        <div className="grid max-w-[34em] gap-4 text-pretty text-ink-muted">
          <p>
            A wish, a fault, a sentence you stumbled over, a component you looked for in vain. It
            goes straight into the mailbox of the people who build this.
          </p>
          <p>
            Or write to{' '}
            <a
              href={`mailto:${email}`}
              className="rounded-sm font-strong wrap-anywhere text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {email}
            </a>
            .
          </p>
        </div>
        <Card padding="lg">
          {feedbackUrl === null ? (
            <OwnForm />
          ) : (
            <div className="grid justify-items-start gap-5">
              <p className="max-w-[34em] text-pretty text-ink-muted">
                Our feedback form opens in a new tab. It takes about two minutes.
              </p>
              <LinkButton href={feedbackUrl} newTab>
                Open the feedback form
              </LinkButton>
            </div>
          )}
        </Card>
      </div>
    </PageSection>
  );
}

function OwnForm() {
  const [place, near] = useNearViewport<HTMLDivElement>();
  return (
    <div ref={place} className="min-h-[19.5rem] max-sm:min-h-[26.5rem]">
      {near && (
        <Suspense>
          <FeedbackForm />
        </Suspense>
      )}
    </div>
  );
}

const FormMissing = () => (
  <p className="text-pretty text-ink-muted">
    The form could not be loaded. Please write to us by mail, or open this page again.
  </p>
);
