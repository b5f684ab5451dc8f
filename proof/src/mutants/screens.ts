import { fault, type Mutant } from './mutant.ts';

const ui = (path: string) => `web/src/ui/${path}`;
const features = (path: string) => `web/src/features/${path}`;
const lib = (path: string) => `web/src/lib/${path}`;
const api = (path: string) => `web/src/api/${path}`;
const state = (path: string) => `web/src/state/${path}`;

/** The user interface. */
export const screens: readonly Mutant[] = [
  fault(
    'a button acts again while it is loading',
    ui('button.tsx'),
    'loading || (loading === false && event.detail > 1)',
    'loading === false && event.detail > 1',
    [ui('button.test.tsx')],
  ),
  fault(
    'a form is sent again while it is being sent',
    lib('use-form.ts'),
    'if (underWay.current || (isOnce && isSubmitted)) return;',
    'if (isOnce && isSubmitted) return;',
    [lib('use-form.test.tsx')],
  ),
  fault(
    'why a form failed is not shown',
    lib('use-form.ts'),
    'change(() => ({ failure, progress: undefined }));',
    'change(() => ({ progress: undefined }));',
    [lib('use-form.test.tsx')],
  ),
  fault(
    'the error of a field is not tied to it',
    ui('field.tsx'),
    'clsx(error && errorId, hint && hintId)',
    'clsx(hint && hintId)',
    [ui('field.test.tsx')],
  ),
  fault(
    'there is one page too many',
    ui('paged-list.tsx'),
    'Math.max(1, Math.ceil(data.total / pageSize))',
    'Math.max(1, Math.floor(data.total / pageSize) + 1)',
    [ui('paged-list.test.tsx')],
  ),
  fault(
    'the last page is not reached',
    ui('pagination.tsx'),
    'inert={page >= pageCount}',
    'inert={page >= pageCount - 1}',
    [ui('pagination.test.tsx')],
  ),
  fault(
    'a filter stays on the page it was chosen on',
    state('admin-list.ts'),
    "Object.entries({ search: text, page: '', ...change })",
    'Object.entries({ search: text, ...change })',
    [state('admin-list.test.tsx')],
  ),
  fault('paise are shown as rupees', 'contract/src/money.ts', 'paise / 100;', 'paise;', [
    'contract/src/money.test.ts',
  ]),
  fault(
    'the price per month is the price of the whole time',
    lib('price-per-month.ts'),
    'Math.round((price * MONTH_DAYS) / duration);',
    'Math.round((price * MONTH_DAYS) / Math.min(duration, MONTH_DAYS));',
    [lib('price-per-month.test.ts')],
  ),
  fault(
    'a locked component is shown as open',
    features('catalog/item-access.ts'),
    "if (!mayCopy(holdings, item)) return { kind: isPending ? 'unknown' : 'locked' };",
    "if (mayCopy(holdings, item)) return { kind: isPending ? 'unknown' : 'locked' };",
    ['web/src/routes/component.test.tsx'],
    'keeps the lock',
  ),
  fault(
    'the lock of a template is the wrong way round',
    features('templates/template-entry.tsx'),
    'plan === undefined || downloads.mayHave(template) ?',
    'plan === undefined || !downloads.mayHave(template) ?',
    [features('templates/template-entry.test.tsx')],
  ),
  fault(
    'the dialog that closes by itself stays',
    ui('auto-close-dialog.tsx'),
    'const close = useEffectEvent(() => onOpenChange(false));',
    'const close = useEffectEvent(() => onOpenChange(open));',
    [ui('auto-close-dialog.test.tsx')],
  ),
  fault(
    'the focus is lost when a delete is cancelled',
    ui('inline-delete-confirm.tsx'),
    'if (open !== asked.current) (open ? cancel : trash).current?.focus();',
    'if (open && !asked.current) cancel.current?.focus();',
    [ui('inline-delete-confirm.test.tsx')],
  ),
  fault(
    'a form closes without asking and loses what was typed',
    ui('form-dialog.tsx'),
    'if (isDirty) setAsking(true);',
    'if (isDirty && isBusy) setAsking(true);',
    [ui('form-dialog.test.tsx')],
  ),
  fault(
    'a failed upload leaves the token of an ended session',
    api('api-client.ts'),
    'if (upload && error.status === 401) session?.remove();',
    'if (upload && error.status === 403) session?.remove();',
    [api('api-client.test.ts')],
  ),
  fault(
    'signing out keeps the token in the browser',
    state('session-store.ts'),
    `  known = null;
  removeDrafts();
  removeToken();
  become({ ...OUT, left: true });`,
    `  known = null;
  removeDrafts();
  become({ ...OUT, left: true });`,
    [state('session.test.tsx')],
  ),
  fault(
    'a save that was refused stays on the screen',
    state('member-actions.ts'),
    'if (mine === wanted) showSaved(id, held);',
    '',
    [state('member-actions.test.ts')],
  ),
  fault(
    'what was loaded is kept for good',
    state('page-cache.ts'),
    'now - found.at < CACHE_TTL_MS && now - found.since < AGE_MAX_MS',
    'now - found.at < 100 * CACHE_TTL_MS && now - found.since < AGE_MAX_MS',
    [state('page-cache.test.ts')],
  ),
  fault(
    'a pasted code keeps its spaces',
    ui('otp-field.tsx'),
    "const digitsOf = (text: string) => text.replace(/\\D/g, '');",
    'const digitsOf = (text: string) => text.trim();',
    [ui('otp-field.test.tsx')],
  ),
  fault(
    'the lock on the cards of the wall is the wrong way round',
    'web/src/compose/item-tools.tsx',
    'const isLocked = (item: ShopItem) => !mayCopy(holdings, item);',
    'const isLocked = (item: ShopItem) => mayCopy(holdings, item);',
    ['web/src/routes/dashboard.test.tsx'],
  ),
  fault(
    'the lock on saved components is the wrong way round',
    features('saved/saved-card.tsx'),
    'const isLocked = !item.mayCopy;',
    'const isLocked = item.mayCopy;',
    ['web/src/routes/saved.test.tsx'],
  ),
  fault(
    "every card of the wall says 'Copied!'",
    features('catalog/component-wall.tsx'),
    'isCopied: tools.copiedId === card._id,',
    'isCopied: tools.copiedId !== null,',
    ['web/src/routes/dashboard.test.tsx'],
  ),
  fault(
    "a press says 'Copied!' before anything is copied",
    state('copy-code.ts'),
    '    setPendingId(copyIdOf(item));\n    void finish()',
    '    setPendingId(copyIdOf(item));\n    setCopiedId(copyIdOf(item));\n    void finish()',
    ['web/src/routes/dashboard.test.tsx'],
  ),
  fault(
    'the library of an unverified person is requested',
    state('library.ts'),
    'const personId = user?.isVerified ? user._id : null;',
    'const personId = user ? user._id : null;',
    [state('library.test.tsx')],
  ),
];
