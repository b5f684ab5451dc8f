import type { OpenName } from './addresses.ts';
import type { AdminName } from './admin-addresses.ts';
import { trackCopy } from './analytics.ts';
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
  deleteComponent,
  getComponent,
  getComponentCode,
  listComponentCategories,
  listComponents,
  suggestSearch,
  updateComponent,
} from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
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
import { listPlans } from './plans.ts';
import { listSaved, saveComponent, unsaveComponent, userLibrary } from './saved.ts';
import { currentSubscription, listPurchases } from './subscriptions.ts';
import type { TemplateName } from './template-addresses.ts';
import {
  checkTemplateFile,
  createTemplate,
  deleteTemplate,
  getTemplateFile,
  listAdminTemplates,
  startTemplateFile,
  updateTemplate,
} from './templates-admin.ts';
import { downloadTemplate, getTemplate, listTemplates } from './templates.ts';
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
  updateComponent,
  deleteComponent,
  listSaved,
  saveComponent,
  unsaveComponent,
  userLibrary,
  trackCopy,
  listPlans,
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
  listTemplates,
  getTemplate,
  downloadTemplate,
  listAdminTemplates,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  startTemplateFile,
  checkTemplateFile,
  getTemplateFile,
} as const satisfies Record<OpenName | AdminName | TemplateName, Endpoint>;

export type Endpoints = typeof endpoints;
