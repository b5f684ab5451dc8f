import { DeployTable } from './component.tsx';

/** Somebody reads why the mail worker failed. */
export function Demo() {
  return <DeployTable open="d-8838" />;
}
