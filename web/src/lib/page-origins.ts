import type { CheckoutOrigins } from './checkout-page.ts';

/** The other origins that pages use. Null when the shop has none. */
export type PageOrigins = {
  checkout: CheckoutOrigins | null;
  /** The object store, to which large files are uploaded directly. */
  uploads: string | null;
  /** The live components, in frames. */
  previews: string | null;
};
