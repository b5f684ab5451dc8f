import { PLANS_TEXT } from '@tessera/contract/application-rules';
import { AppError } from '../../platform/errors.ts';
import type { PlansAnswer } from './repository.ts';

export const NEVER_ASKED: PlansAnswer = {
  plansAgreed: null,
  plansAnsweredAt: null,
  plansText: null,
};

/** An answer counts for the question that was shown, so an answer to another version is refused. */
export function plansAnswer(agrees: boolean, version: string | undefined, at: Date): PlansAnswer {
  if (version !== PLANS_TEXT.version)
    throw new AppError('BAD_REQUEST', { message: PLANS_TEXT.outdated });
  return { plansAgreed: agrees, plansAnsweredAt: at, plansText: version };
}
