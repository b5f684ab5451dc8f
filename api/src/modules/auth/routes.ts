import {
  forgotPassword,
  login,
  me,
  register,
  resendOtp,
  resendResetOtp,
  resetPassword,
  verifyOtp,
  verifyResetOtp,
} from '@tessera/contract/auth';
import type { Binder } from '../../platform/http/bind.ts';
import type { AuthService } from './service.ts';

export function authRoutes({ bind }: Binder, auth: AuthService) {
  bind(register, ({ body, client }) => auth.register(body, client));
  bind(verifyOtp, ({ body, client }) => auth.verify(body, client));
  bind(login, ({ body, client }) => auth.login(body, client));
  bind(resendOtp, ({ body, client }) => auth.resendVerification(body.email, client));
  bind(forgotPassword, ({ body, client }) => auth.sendReset(body.email, client));
  bind(resendResetOtp, ({ body, client }) => auth.sendReset(body.email, client));
  bind(verifyResetOtp, async ({ body, client }) => {
    await auth.checkReset(body, client);
    return { success: true as const };
  });
  bind(resetPassword, async ({ body, client }) => {
    await auth.reset(body, client);
    return { message: 'Your password has been changed. Please sign in with it.' };
  });
  bind(me, async ({ principal }) => ({ user: await auth.whoIs(principal) }));
}
