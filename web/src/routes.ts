import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

// Only for development: the production build has neither the page nor the specimens.
const styleguide =
  import.meta.env.MODE === 'production' ? [] : [route('styleguide', 'routes/styleguide.tsx')];

export default [
  ...styleguide,
  route('admin/dashboard', 'routes/admin-dashboard.tsx'),
  route('llms.txt', 'routes/llms.ts'),
  route('components/:slug.md', 'routes/component-markdown.ts'),
  route('templates/:slug.md', 'routes/template-markdown.ts'),
  route('legal/:page.md', 'routes/legal-markdown.ts'),
  route('docs/:page.md', 'routes/docs-markdown.ts'),
  layout('routes/auth-layout.tsx', [
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('verify-otp', 'routes/verify-otp.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
  ]),
  layout('routes/public-layout.tsx', [
    index('routes/landing.tsx'),
    route('dashboard/account', 'routes/account.tsx'),
    route('dashboard/saved', 'routes/saved.tsx'),
    route('dashboard/purchased', 'routes/purchased.tsx'),
    route('dashboard/subscription', 'routes/subscription.tsx'),
    route('dashboard/requests', 'routes/requests.tsx'),
    route('dashboard/keys', 'routes/keys.tsx'),
    route('dashboard/mails', 'routes/mails.tsx'),
    route('mails/stop', 'routes/stop-mails.tsx'),
    route('checkout/plan/:planId', 'routes/checkout-plan.tsx'),
    route('checkout/component/:slug', 'routes/checkout-component.tsx'),
    route('creator-program', 'routes/creator-program.tsx'),
    route('word-from-team', 'routes/word-from-team.tsx'),
    route('legal/:page', 'routes/legal.tsx'),
    route('docs/:page', 'routes/docs.tsx'),
    route('components/:slug/:part?', 'routes/component.tsx'),
    route('templates', 'routes/templates.tsx'),
    route('templates/:slug', 'routes/template.tsx'),
    route('dashboard/*', 'routes/dashboard.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
