import type { Application } from '@tessera/contract/creators';
import { formatDate } from '@tessera/contract/days';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { STATUS_WORDS, type Verb } from './queries.ts';

type ApplicationDialogProps = {
  application: Application;
  open: boolean;
  onClose: () => void;
  onDecide: (verb: Verb) => void;
};

/** Spec 2: everything about one application. */
export function ApplicationDialog({
  application,
  open,
  onClose,
  onDecide,
}: ApplicationDialogProps) {
  const { name, email, phone, city, createdAt, decidedAt, status, reason, isConfirmed } =
    application;
  const { plansConsent, portfolioUrl } = application;
  return (
    <Dialog
      title="Application Details"
      size="lg"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      actions={
        status === 'pending' ? (
          <>
            <Button variant="danger" onClick={() => onDecide('reject')}>
              Reject
            </Button>
            <Button variant="primary" onClick={() => onDecide('approve')}>
              Approve
            </Button>
          </>
        ) : (
          <>
            {status === 'approved' && (
              <Button variant="danger" onClick={() => onDecide('reverse')}>
                Reverse approval
              </Button>
            )}
            <DialogClose>Close</DialogClose>
          </>
        )
      }
    >
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label="Full name">{name}</Fact>
        <Fact label="Status">
          <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
        </Fact>
        <Fact label="Email">
          <a
            href={`mailto:${email}`}
            className="underline decoration-line-strong underline-offset-4"
          >
            {email}
          </a>
          {!isConfirmed && (
            <span className="mt-0.5 block text-sm text-ink-muted">
              Not confirmed: nobody has entered the code we sent there.
            </span>
          )}
        </Fact>
        <Fact label="Phone">{phone}</Fact>
        <Fact label="City">{city}</Fact>
        <Fact label="Application date">{formatDate(new Date(createdAt))}</Fact>
        <Fact label="Portfolio">
          {portfolioUrl ? (
            <a
              href={portfolioUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="wrap-anywhere underline decoration-line-strong underline-offset-4"
            >
              {portfolioUrl}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            'None given'
          )}
        </Fact>
        <Fact label="Plans may open their components">
          {plansConsent ? (plansConsent.agrees ? 'Yes' : 'No') : 'Unknown, which counts as no'}
          {plansConsent && (
            <span className="mt-0.5 block text-sm text-ink-muted">
              Answered on {formatDate(new Date(plansConsent.at))}, text {plansConsent.version}
            </span>
          )}
        </Fact>
        {decidedAt && <Fact label="Decided">{formatDate(new Date(decidedAt))}</Fact>}
        {reason && (
          <Fact label="Reason given" wide>
            <span className="whitespace-pre-line">{reason}</span>
          </Fact>
        )}
      </dl>
      <Samples of={application} />
    </Dialog>
  );
}

function Samples({ of: { name, workSamples, thumbnails } }: { of: Application }) {
  return (
    <section aria-labelledby="samples-title" className="mt-6 border-t border-line pt-5">
      <h3 id="samples-title" className="font-sans text-[0.9375rem] font-semibold">
        Work samples
      </h3>
      {workSamples.length === 0 && <p className="mt-1.5 text-sm text-ink-muted">None were sent.</p>}
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {workSamples.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-md border border-line bg-sunken hover:border-ink-muted"
            >
              <img
                src={thumbnails[index]}
                alt={`Work sample ${index + 1} of ${name}`}
                className="aspect-4/3 w-full object-cover"
              />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
