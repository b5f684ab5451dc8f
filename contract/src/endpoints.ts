import type { AccountName } from './account-addresses.ts';
import { accountEndpoints } from './account-endpoints.ts';
import type { OpenName } from './addresses.ts';
import type { AdminName } from './admin-addresses.ts';
import {
  componentAnalytics,
  exportComponentAnalytics,
  zeroResultSearches,
  userActivities,
} from './analytics-admin.ts';
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
  putBackComponent,
  replaceComponentImage,
  updateComponent,
} from './catalog-admin.ts';
import {
  getComponent,
  getComponentCard,
  getComponentCode,
  listComponentCategories,
  listComponents,
  readFreeCode,
  suggestSearch,
} from './catalog.ts';
import { summarizeCheckout } from './checkout.ts';
import type { CreatorName } from './creator-addresses.ts';
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
  reverseApproval,
  resendApplicationCode,
  userApplication,
} from './creators.ts';
import type { Endpoint } from './endpoint.ts';
import type { FaultName } from './fault-addresses.ts';
import { changeFault, listFaults } from './faults-admin.ts';
import { listKnownFaults, reportFault } from './faults.ts';
import type { InvoiceName } from './invoice-addresses.ts';
import { downloadInvoice } from './invoices.ts';
import { getAdminCounts } from './overview.ts';
import type { PaymentName } from './payment-addresses.ts';
import { getSale, refundSale } from './payments-admin.ts';
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
  getPlanLinksEffect,
  getPlanSettings,
  listPlansForAdmin,
  updatePlan,
  updatePlanSettings,
} from './plans-admin.ts';
import { listPlans } from './plans.ts';
import type { RequestName } from './request-addresses.ts';
import {
  deliverRequest,
  getRequestForAdmin,
  listRequestsForAdmin,
  moveRequest,
  publishDelivered,
  replyToRequest,
} from './requests-admin.ts';
import {
  getRequest,
  listRequests,
  requestAllowance,
  submitRequest,
  writeToTeam,
} from './requests.ts';
import {
  exportRevenue,
  exportTaxSummary,
  getRevenue,
  getRevenueTrends,
  getTaxSummary,
} from './revenue.ts';
import { listSaved, saveComponent, unsaveComponent, userLibrary } from './saved.ts';
import type { StorefrontName } from './storefront-addresses.ts';
import { getCompany, getStorefront, sendFeedback } from './storefront.ts';
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
  putBackTemplate,
  startTemplateFile,
  updateTemplate,
} from './templates-admin.ts';
import {
  downloadTemplate,
  getTemplate,
  getTemplateCard,
  listTemplateCategories,
  listTemplates,
} from './templates.ts';
import { deleteUser, exportUsers, getUserFile, listUsers, userStats } from './users-admin.ts';
import type { VersionName } from './version-addresses.ts';
import { compareVersions, getVersionCode, listVersions, readFreeVersion } from './versions.ts';

/**
 * The whole API. The server registers these endpoints, tests loop over them, and the OpenAPI
 * document is made from them.
 */
export const endpoints = {
  getAdminCounts,
  listComponents,
  listComponentCategories,
  suggestSearch,
  getComponent,
  getComponentCard,
  readFreeCode,
  getComponentCode,
  listVersions,
  readFreeVersion,
  getVersionCode,
  compareVersions,
  listAdminComponents,
  exportComponents,
  checkComponentCode,
  createComponent,
  replaceComponentImage,
  updateComponent,
  deleteComponent,
  putBackComponent,
  listSaved,
  saveComponent,
  unsaveComponent,
  userLibrary,
  trackCopy,
  componentAnalytics,
  exportComponentAnalytics,
  userActivities,
  zeroResultSearches,
  listPlans,
  listPlansForAdmin,
  createPlan,
  updatePlan,
  deletePlan,
  getPlanLinksEffect,
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
  summarizeCheckout,
  paymentHistory,
  getBilling,
  updateBilling,
  downloadInvoice,
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
  ...accountEndpoints,
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
  answerPlansQuestion,
  resendApplicationCode,
  exportApplications,
  listApplications,
  listCreators,
  exportStatement,
  approveApplication,
  rejectApplication,
  reverseApproval,
  getStorefront,
  getCompany,
  sendFeedback,
  getSale,
  refundSale,
  getRevenue,
  exportRevenue,
  getRevenueTrends,
  getTaxSummary,
  exportTaxSummary,
  requestAllowance,
  listRequests,
  getRequest,
  submitRequest,
  writeToTeam,
  listRequestsForAdmin,
  getRequestForAdmin,
  moveRequest,
  replyToRequest,
  deliverRequest,
  publishDelivered,
  listKnownFaults,
  reportFault,
  listFaults,
  changeFault,
  listTemplates,
  listTemplateCategories,
  getTemplate,
  getTemplateCard,
  downloadTemplate,
  listAdminTemplates,
  exportTemplates,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  putBackTemplate,
  startTemplateFile,
  checkTemplateFile,
  getTemplateFile,
} as const satisfies Record<
  | OpenName
  | AuthName
  | AccountName
  | PaymentName
  | InvoiceName
  | AdminName
  | CreatorName
  | FaultName
  | RequestName
  | StorefrontName
  | TemplateName
  | VersionName,
  Endpoint
>;
export type Endpoints = typeof endpoints;
