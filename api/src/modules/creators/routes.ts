import {
  answerPlansQuestion,
  applyAsCreator,
  approveApplication,
  confirmApplication,
  exportApplications,
  exportStatement,
  listApplications,
  listCreators,
  rejectApplication,
  resendApplicationCode,
  reverseApproval,
  userApplication,
} from '@tessera/contract/creators';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { ReviewService } from './service.admin.ts';
import type { CreatorRecords } from './service.records.ts';
import type { StatementsService } from './service.statements.ts';
import type { CreatorsService } from './service.ts';

export function creatorsRoutes(
  { bind }: Binder,
  {
    creators,
    review,
    creatorRecords,
    statements,
  }: {
    creators: CreatorsService;
    review: ReviewService;
    creatorRecords: CreatorRecords;
    statements: StatementsService;
  },
) {
  bind(userApplication, async ({ principal }) => ({
    application: await creators.getOwn(principal),
  }));
  bind(applyAsCreator, ({ principal, body, files, client }) =>
    creators.apply(principal, body, files, client),
  );
  bind(confirmApplication, async ({ body, client }) => {
    const standing = await creators.confirm(body, client);
    return { message: 'Thank you. Your address is confirmed.', standing };
  });
  bind(answerPlansQuestion, async ({ principal, body }) => ({
    plansConsent: await creatorRecords.answerPlans(principal, body),
  }));
  bind(resendApplicationCode, ({ body, client }) => creators.resendCode(body.email, client));
  bind(listApplications, ({ query }) => review.list(query));
  bind(exportApplications, async ({ principal, query }) => {
    const { columns, rows, at } = await review.export(principal, query);
    return csvAnswer('applications', at, columns, rows);
  });
  bind(listCreators, ({ query }) => creatorRecords.list(query));
  bind(exportStatement, async ({ principal, params, query }) => {
    const { columns, rows, at } = await statements.export(principal, params.id, query.month);
    return csvAnswer(`statement-${query.month}-${params.id.slice(-6)}`, at, columns, rows);
  });
  bind(approveApplication, async ({ principal, params }) => ({
    application: await review.approve(principal, params.id),
    message: 'Application approved successfully',
  }));
  bind(rejectApplication, async ({ principal, params, body }) => ({
    application: await review.reject(principal, params.id, body.reason),
    message: 'Application rejected',
  }));
  bind(reverseApproval, async ({ principal, params, body }) => ({
    application: await review.reverse(principal, params.id, body.reason),
    message: 'Approval reversed',
  }));
}
