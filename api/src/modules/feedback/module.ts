import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createFeedbackLimits } from './policy.limits.ts';
import { feedbackRoutes } from './routes.ts';
import { createFeedbackService } from './service.ts';

export function createFeedbackModule({ mailer, log, config, limiter }: Platform) {
  const feedback = createFeedbackService({
    mailer,
    log,
    mailbox: config.FEEDBACK_MAILBOX ?? config.COMPANY_EMAIL,
    limits: createFeedbackLimits(limiter, config.AUTH_LIMIT_FACTOR),
  });
  return {
    services: { feedback },
    routes: (binder) => feedbackRoutes(binder, feedback),
  } satisfies Module;
}
