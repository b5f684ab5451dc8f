/** Why a checkout came to nothing, in a sentence for the buyer. */
export class CheckoutFailure extends Error {
  override readonly name: string = 'CheckoutFailure';
}

/** One after which nobody should pay again: money may be on its way. */
export class FinalFailure extends CheckoutFailure {
  override readonly name: string = 'FinalFailure';
}

/** One that only a person can clear up. */
export class SupportFailure extends FinalFailure {
  override readonly name = 'SupportFailure';
}
