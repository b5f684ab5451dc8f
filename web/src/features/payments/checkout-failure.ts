/** Why a checkout came to nothing, in a sentence for the buyer. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';
}
