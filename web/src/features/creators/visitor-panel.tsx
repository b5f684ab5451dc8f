import { useState } from 'react';
import type { ApplicationFields } from '@tessera/contract/application-rules';
import { Button } from '../../ui/button.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { Pending } from './standing.tsx';
import type { Applied } from './use-application-form.ts';

type VisitorPanelProps = {
  known: Partial<Pick<ApplicationFields, 'name' | 'email'>>;
  onApplied: (applied: Applied) => void;
};

type Stage =
  | { at: 'form' }
  | { at: 'code'; email?: string; otp?: string | undefined }
  | { at: 'confirmed' };

/** A visitor without a verified address applies, and then verifies the address with a code. */
export function VisitorPanel({ known, onApplied }: VisitorPanelProps) {
  const [stage, setStage] = useState<Stage>({ at: 'form' });

  if (stage.at === 'confirmed')
    return (
      <Pending>
        <p className="text-pretty text-ink-muted">
          Thank you, your address is confirmed. The answer comes by mail.
        </p>
      </Pending>
    );
  if (stage.at === 'code' && stage.email !== undefined)
    return (
      <Pending>
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
            onConfirmed={() => setStage({ at: 'confirmed' })}
          />
        </div>
      </Pending>
    );
  return (
    <PanelFrame>
      {/* Stays mounted while the code is entered, so that no input is lost. */}
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
          Have you applied before and got a code?{' '}
          <button
            type="button"
            onClick={() => setStage({ at: 'code' })}
            className="min-h-11 rounded-sm font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            Confirm your address
          </button>
        </p>
      </div>
      {stage.at === 'code' && (
        <>
          <h3 className="mb-4 text-2xl">Confirm your address</h3>
          <ConfirmAddress onConfirmed={() => setStage({ at: 'confirmed' })} />
          <Button variant="text" onClick={() => setStage({ at: 'form' })} className="mt-3 -ml-5">
            Back to the form
          </Button>
        </>
      )}
    </PanelFrame>
  );
}
