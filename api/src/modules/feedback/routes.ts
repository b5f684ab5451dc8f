import { FEEDBACK_TEXTS } from '@tessera/contract/feedback-rules';
import { sendFeedback } from '@tessera/contract/storefront';
import type { Binder } from '../../platform/http/bind.ts';
import type { FeedbackService } from './service.ts';

export function feedbackRoutes({ bind }: Binder, feedback: FeedbackService) {
  bind(sendFeedback, async ({ body, client }) => {
    await feedback.send(body, client);
    return { message: FEEDBACK_TEXTS.thanks };
  });
}
