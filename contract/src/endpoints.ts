import type { EndpointName } from './addresses.ts';
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
import { listComponentCategories, listComponents, suggestSearch } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { listPlans } from './plans.ts';
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
  listPlans,
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
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;
