/** The origins of the provider's script and of its iframe. */
export type CheckoutOrigins = { script: string; frame: string };

const SELLING = /^\/(dashboard(\/saved)?|components\/[^/]+|checkout\/(plan|component)\/[^/]+)?\/?$/;

/** The page with the summary of a purchase: of a plan by its id, of a component by its slug. */
export const checkoutPath = (kind: 'plan' | 'component', key: string): string =>
  `/checkout/${kind}/${key}`;

/** Whether this page sells something. Only such pages may open the checkout window. */
export const isSellingPage = (pathname: string): boolean => SELLING.test(pathname);

/** The CSP in force is that of the page that was loaded first. Client-side navigation does not change it. */
export function mayOpenCheckout(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || isSellingPage(new URL(loaded.name, location.href).pathname);
}
