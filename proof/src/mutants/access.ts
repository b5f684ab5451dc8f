import { fault, type Mutant } from './mutant.ts';

const modules = (path: string) => `api/src/modules/${path}`;

/** Who may see, copy, download or change what. */
export const access: readonly Mutant[] = [
  fault(
    'the code of a locked component is given out',
    modules('catalog/service.items.ts'),
    "if (!mayCopy(holdings, asItem(item))) throw new AppError('LOCKED');",
    'void [holdings, item, mayCopy, asItem];',
    [modules('catalog/routes.items.test.ts')],
    'stays shut',
  ),
  fault(
    'everybody reads the code of paid components',
    modules('catalog/service.items.ts'),
    "if (!mayRead(asItem(item))) throw new AppError('NOT_FOUND');",
    'void mayRead;',
    [modules('catalog/routes.items.test.ts')],
    'nobody reads a paid item',
  ),
  fault(
    'a withdrawn component is open to everybody',
    modules('catalog/service.items.ts'),
    "(item.status === 'published' || holdings.isAdmin || holdings.purchasedIds.includes(id));",
    "(item.status !== 'draft' || holdings.isAdmin || holdings.purchasedIds.includes(id));",
    [modules('catalog/routes.items.test.ts'), modules('analytics/routes.test.ts')],
  ),
  fault(
    'the saved page gives out the code of locked components',
    modules('saved/service.ts'),
    '.filter((card) => opensCard(card));\n      const opened',
    '.filter((card) => opensCard(card) || card);\n      const opened',
    [modules('saved/routes.test.ts')],
    'comes for what is free',
  ),
  fault(
    'a withdrawn template can be downloaded',
    modules('templates/service.ts'),
    "if (!row || (row.status !== 'published' && !holdings.isAdmin)) throw new AppError('NOT_FOUND');",
    "if (!row) throw new AppError('NOT_FOUND');",
    [modules('templates/routes.test.ts')],
  ),
  fault(
    'deleting a user is not only for admins',
    'contract/src/users-admin.ts',
    "admins are refused',\n  access: 'admin',",
    "admins are refused',\n  access: 'verified',",
    [modules('users/routes.admin.test.ts')],
    'is for admins',
  ),
  fault(
    'somebody who has not verified their address is let in',
    'api/src/platform/http/principal.ts',
    "if (!principal.isVerified) throw new AppError('NOT_VERIFIED');",
    '',
    ['api/src/platform/http/principal.test.ts'],
  ),
  fault(
    'a session of somebody else can be ended',
    modules('sessions/repository.ts'),
    `      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('id', '=', id)`,
    `      .deleteFrom('sessions')
      .where((is) => is.or([is('userId', '=', userId), is('userId', 'is not', null)]))
      .where('id', '=', id)`,
    [modules('sessions/routes.test.ts')],
    "somebody else's session",
  ),
  fault(
    'the invoice of somebody else can be downloaded',
    modules('invoices/service.delivery.ts'),
    "if (invoice.userId !== userId) throw new AppError('NOT_FOUND');",
    'void userId;',
    [modules('invoices/routes.test.ts')],
  ),
  fault(
    'the list of purchases shows those of everybody',
    modules('orders/repository.history.ts'),
    `      .where('userId', '=', userId)
      .where(
        sql<boolean>\`(paid_at`,
    `      .where((is) => is.or([is('userId', '=', userId), is('userId', 'is not', null)]))
      .where(
        sql<boolean>\`(paid_at`,
    [modules('orders/routes.history.test.ts')],
    'is listed newest first',
  ),
  fault(
    'a plan that has ended still opens its components',
    modules('subscriptions/repository.ts'),
    `    planGrants(db, holderId)
      .where('endsAt', '>', now)`,
    `    planGrants(db, holderId)
      .where('startsAt', '<=', now)`,
    [modules('subscriptions/routes.test.ts')],
    'a plan expires',
  ),
  fault(
    'a plan counts before its first day',
    modules('subscriptions/policy.ts'),
    'if (!running.has(planId)) continue;',
    'void running;',
    [modules('subscriptions/policy.test.ts')],
  ),
  fault(
    'a component that was refunded stays open',
    modules('subscriptions/repository.ts'),
    `    .where('kind', '=', 'component')
    .where('revokedAt', 'is', null);`,
    `    .where('kind', '=', 'component');`,
    [modules('refunds/routes.test.ts')],
    'E96 a full refund of a component',
  ),
  fault(
    'a link between two plans always opens both ways',
    'contract/src/access.ts',
    "opens(held, plan) || (planLinks === 'both' && plan.accessiblePlans.includes(held._id)),",
    'opens(held, plan) || (planLinks !== null && plan.accessiblePlans.includes(held._id)),',
    ['contract/src/access.test.ts'],
  ),
  fault(
    'the saved list shows withdrawn components to those who did not buy them',
    'api/src/modules/saved/service.ts',
    'return found && shows(found) ? [{ card: found.card, savedAt }] : [];',
    'return found && (shows(found) || found.card) ? [{ card: found.card, savedAt }] : [];',
    ['api/src/modules/saved/routes.test.ts'],
  ),
  fault(
    'removing a saved component removes it for everybody',
    'api/src/modules/saved/repository.ts',
    `      .deleteFrom('savedComponents')
      .where('userId', '=', userId)
      .where('componentId'`,
    `      .deleteFrom('savedComponents')
      .where((is) => is.or([is('userId', '=', userId), is('userId', 'is not', null)]))
      .where('componentId'`,
    ['api/src/modules/saved/routes.test.ts'],
  ),
  fault(
    'a saved component that was withdrawn opens for those who did not buy it',
    'api/src/modules/saved/service.ts',
    'return found !== undefined && shows(found) && opensCard(found.card);',
    'return found !== undefined && (shows(found) || found.card !== undefined) && opensCard(found.card);',
    ['api/src/modules/saved/service.test.ts'],
  ),
  fault(
    'an unverified person may ask for code',
    'contract/src/catalog.ts',
    "  access: 'verified',",
    "  access: 'user',",
    ['api/src/app.access.test.ts'],
  ),
];
