import { useState } from 'react';
import type { ApplicationFields } from '@tessera/contract/application-rules';
import type { Standing } from '@tessera/contract/creators';
import { ApplicationForm } from './application-form.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { FindApplication } from './find-application.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { Approved, Pending, Rejected } from './standing.tsx';
import type { Applied } from './use-application-form.ts';

type VisitorPanelProps = {
  known: Partial<Pick<ApplicationFields, 'name' | 'email'>>;
  onApplied: (applied: Applied) => void;
};

type Stage =
  | { at: 'form' }
  | { at: 'code'; email: string; otp?: string | undefined }
  | { at: 'finding' }
  | { at: 'found'; standing: Standing; isNew: boolean };

/** A visitor without a verified address applies and verifies it with a code, or looks up an earlier application. */
export function VisitorPanel({ known, onApplied }: VisitorPanelProps) {
  const [stage, setStage] = useState<Stage>({ at: 'form' });

  if (stage.at === 'found') {
    const { standing, isNew } = stage;
    if (standing.status === 'approved') return <Approved />;
    if (standing.status === 'rejected')
      return <Rejected application={standing} onReapply={() => setStage({ at: 'form' })} />;
    return (
      <Pending since={standing.createdAt} isNew={isNew}>
        {isNew && (
          <p className="text-pretty text-ink-muted">Thank you, your address is confirmed.</p>
        )}
      </Pending>
    );
  }
  if (stage.at === 'code')
    return (
      <Pending isNew>
        <div className="mt-3 grid w-full gap-4 border-t border-line pt-6">
          <div>
            <h4 className="font-display text-lg font-[650] tracking-[-0.01em]">
              Confirm your address
            </h4>
            <p className="mt-1 text-sm text-pretty text-ink-muted">
              We sent a code to{' '}
              <span className="font-strong wrap-anywhere text-ink">{stage.email}</span>. Enter it,
              so that our team knows they are writing to you.
            </p>
          </div>
          <ConfirmAddress
            email={stage.email}
            otp={stage.otp}
            onConfirmed={(standing) => setStage({ at: 'found', standing, isNew: true })}
          />
        </div>
      </Pending>
    );
  return (
    <PanelFrame>
      {/* Stays mounted while an application is looked for, so that no input is lost. */}
      <div hidden={stage.at !== 'form'}>
        <ApplicationForm
          known={{
            ...(known.name && { name: known.name }),
            ...(known.email && { email: known.email }),
          }}
          onApplied={(applied) => {
            const { email } = applied.application;
            setStage({ at: 'code', email, otp: applied.otp });
            onApplied(applied);
          }}
        />
        <p className="mt-5 border-t border-line pt-4 text-sm text-ink-muted">
          Have you applied before?{' '}
          <button
            type="button"
            onClick={() => setStage({ at: 'finding' })}
            className="min-h-11 rounded-sm font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            See where it stands
          </button>
        </p>
      </div>
      {stage.at === 'finding' && (
        <FindApplication
          onFound={(standing) => setStage({ at: 'found', standing, isNew: false })}
          onBack={() => setStage({ at: 'form' })}
        />
      )}
    </PanelFrame>
  );
}
