import { API_BASE } from '@tessera/contract/addresses';
import {
  getRequest,
  listRequests,
  requestAllowance,
  submitRequest,
  writeToTeam,
} from '@tessera/contract/requests';
import {
  deliverRequest,
  getRequestForAdmin,
  listRequestsForAdmin,
  moveRequest,
  publishDelivered,
  replyToRequest,
} from '@tessera/contract/requests-admin';
import { Answer, nextPageLink } from '../../platform/http/answer.ts';
import type { Binder } from '../../platform/http/bind.ts';
import type { RequestAdminService } from './service.admin.ts';
import type { RequestsService } from './service.ts';

export function requestsRoutes(
  { bind }: Binder,
  {
    requests,
    requestAdmin: admin,
  }: { requests: RequestsService; requestAdmin: RequestAdminService },
) {
  bind(requestAllowance, ({ principal }) => requests.allowance(principal));
  bind(listRequests, async ({ principal, query }) => {
    const { items, nextCursor: cursor } = await requests.list(principal, query);
    const link = cursor && nextPageLink(API_BASE + listRequests.path, { ...query, cursor });
    return new Answer(items, { headers: { ...(link && { link }) } });
  });
  bind(getRequest, ({ principal, params }) => requests.get(principal, params.id));
  bind(submitRequest, ({ principal, body, files }) => requests.submit(principal, body, files));
  bind(writeToTeam, ({ principal, params, body }) =>
    requests.write(principal, params.id, body.text),
  );
  bind(listRequestsForAdmin, ({ query }) => admin.list(query));
  bind(getRequestForAdmin, ({ params }) => admin.get(params.id));
  bind(moveRequest, ({ principal, params, body }) => admin.move(principal, params.id, body));
  bind(replyToRequest, ({ principal, params, body }) =>
    admin.reply(principal, params.id, body.text),
  );
  bind(deliverRequest, ({ principal, params, body }) => admin.deliver(principal, params.id, body));
  bind(publishDelivered, ({ principal, params }) => admin.publish(principal, params.id));
}
