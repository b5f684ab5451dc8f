/** A failed checkout. The message is shown to the buyer. */
export class CheckoutFailure extends Error {
  override readonly name: string = 'CheckoutFailure';
}

/** A failure after which the buyer must not pay again, because the first payment may still succeed. */
export class FinalFailure extends CheckoutFailure {
  override readonly name: string = 'FinalFailure';
}

/** A failure that only the support team can resolve. */
export class SupportFailure extends FinalFailure {
  override readonly name = 'SupportFailure';
}
