import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

// For those who build the product, so its own build has neither the page nor the specimens.
const styleguide =
  import.meta.env.MODE === 'production' ? [] : [route('styleguide', 'routes/styleguide.tsx')];

export default [
  ...styleguide,
  route('admin/dashboard', 'routes/admin-dashboard.tsx'),
  layout('routes/public-layout.tsx', [
    index('routes/landing.tsx'),
    route('dashboard/*', 'routes/dashboard.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
