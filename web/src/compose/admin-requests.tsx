import { lazy } from 'react';
import { RequestsSection } from '../features/requests/admin/requests-section.tsx';

const AddComponent = lazy(async () => ({
  default: (await import('../features/catalog/admin/add-component-section.tsx'))
    .AddComponentSection,
}));

/** The admin requests, with the component form of another feature. */
export function AdminRequests() {
  return <RequestsSection AddComponent={AddComponent} />;
}
