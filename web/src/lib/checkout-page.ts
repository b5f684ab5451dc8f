/** Where the provider's script and its frame come from. */
export type CheckoutOrigins = { script: string; frame: string };

const SELLING = /^\/(dashboard(\/saved)?|components\/[^/]+)?\/?$/;

/** Whether something can be bought on this page: only such documents may open the checkout window. */
export const isSellingPage = (pathname: string): boolean => SELLING.test(pathname);

/** The policy in force is that of the page the document was loaded as, however far one has walked since. */
export function mayOpenCheckout(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || isSellingPage(new URL(loaded.name, location.href).pathname);
}
