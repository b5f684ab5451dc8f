import type { AccountName } from './account-addresses.ts';
import type { OpenName } from './addresses.ts';
import type { AdminName } from './admin-addresses.ts';
import { trackCopy } from './analytics.ts';
import { exportAudit, listAudit, listAuditFilters } from './audit.ts';
import type { AuthName } from './auth-addresses.ts';
import {
  exchangeHandoff,
  finishGoogle,
  forgotPassword,
  login,
  logout,
  me,
  register,
  resendOtp,
  resendResetOtp,
  resetPassword,
  startGoogle,
  verifyOtp,
  verifyResetOtp,
} from './auth.ts';
import { getBilling, updateBilling } from './billing.ts';
import {
  checkComponentCode,
  createComponent,
  deleteComponent,
  exportComponents,
  listAdminComponents,
  replaceComponentImage,
  updateComponent,
} from './catalog-admin.ts';
import {
  getComponent,
  getComponentCode,
  listComponentCategories,
  listComponents,
  suggestSearch,
} from './catalog.ts';
import type { CreatorName } from './creator-addresses.ts';
import {
  applyAsCreator,
  approveApplication,
  confirmApplication,
  listApplications,
  rejectApplication,
  resendApplicationCode,
  userApplication,
} from './creators.ts';
import type { Endpoint } from './endpoint.ts';
import type { PaymentName } from './payment-addresses.ts';
import {
  checkPayments,
  createPaymentOrder,
  createSubscriptionOrder,
  paymentHistory,
  paymentKey,
  subscriptionKey,
  verifyPayment,
  verifySubscription,
} from './payments.ts';
import {
  createPlan,
  deletePlan,
  getPlanSettings,
  listPlansForAdmin,
  updatePlan,
  updatePlanSettings,
} from './plans-admin.ts';
import { listPlans } from './plans.ts';
import { listSaved, saveComponent, unsaveComponent, userLibrary } from './saved.ts';
import { grantAccess, revokeAccess } from './subscriptions-admin.ts';
import { currentSubscription, listPurchases } from './subscriptions.ts';
import type { TemplateName } from './template-addresses.ts';
import {
  checkTemplateFile,
  createTemplate,
  deleteTemplate,
  exportTemplates,
  getTemplateFile,
  listAdminTemplates,
  startTemplateFile,
  updateTemplate,
} from './templates-admin.ts';
import { downloadTemplate, getTemplate, listTemplates } from './templates.ts';
import { deleteUser, exportUsers, getUserFile, listUsers, userStats } from './users-admin.ts';
import {
  deleteAccount,
  exportAccount,
  listSessions,
  revokeSession,
  updateProfile,
} from './users.ts';

/** The whole API. The server binds it, tests walk it, the OpenAPI document is printed from it. */
export const endpoints = {
  listComponents,
  listComponentCategories,
  suggestSearch,
  getComponent,
  getComponentCode,
  listAdminComponents,
  exportComponents,
  checkComponentCode,
  createComponent,
  replaceComponentImage,
  updateComponent,
  deleteComponent,
  listSaved,
  saveComponent,
  unsaveComponent,
  userLibrary,
  trackCopy,
  listPlans,
  listPlansForAdmin,
  createPlan,
  updatePlan,
  deletePlan,
  getPlanSettings,
  updatePlanSettings,
  listAudit,
  listAuditFilters,
  exportAudit,
  currentSubscription,
  listPurchases,
  paymentKey,
  createPaymentOrder,
  verifyPayment,
  subscriptionKey,
  createSubscriptionOrder,
  verifySubscription,
  checkPayments,
  paymentHistory,
  getBilling,
  updateBilling,
  register,
  verifyOtp,
  login,
  resendOtp,
  forgotPassword,
  verifyResetOtp,
  resetPassword,
  resendResetOtp,
  me,
  logout,
  exchangeHandoff,
  startGoogle,
  finishGoogle,
  updateProfile,
  listSessions,
  revokeSession,
  exportAccount,
  deleteAccount,
  listUsers,
  exportUsers,
  userStats,
  getUserFile,
  grantAccess,
  revokeAccess,
  deleteUser,
  userApplication,
  applyAsCreator,
  confirmApplication,
  resendApplicationCode,
  listApplications,
  approveApplication,
  rejectApplication,
  listTemplates,
  getTemplate,
  downloadTemplate,
  listAdminTemplates,
  exportTemplates,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  startTemplateFile,
  checkTemplateFile,
  getTemplateFile,
} as const satisfies Record<
  OpenName | AuthName | AccountName | PaymentName | AdminName | CreatorName | TemplateName,
  Endpoint
>;
export type Endpoints = typeof endpoints;
