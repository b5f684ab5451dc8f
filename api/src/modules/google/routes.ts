import { exchangeHandoff, finishGoogle, startGoogle } from '@tessera/contract/auth';
import type { Binder } from '../../platform/http/bind.ts';
import type { GoogleService } from './service.ts';

export function googleRoutes({ bind }: Binder, google: GoogleService) {
  bind(startGoogle, ({ query }) => google.start(query.redirectTo));
  bind(finishGoogle, ({ query, client }) => google.finish(query, client));
  bind(exchangeHandoff, ({ body, client }) => google.exchange(body.code, client));
}
