/** An error in the documented format. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(
    description: string,
    o: { status?: number; code?: string; field?: string; reason?: string } = {},
  ) {
    super(description);
    this.status = o.status ?? 400;
    const isKnown = o.reason !== 'NA';
    this.body = {
      error: {
        code: o.code ?? 'BAD_REQUEST_ERROR',
        description,
        source: isKnown ? 'business' : 'NA',
        step: isKnown ? 'payment_initiation' : 'NA',
        reason: o.reason ?? 'input_validation_failed',
        metadata: {},
        ...(o.field && { field: o.field }),
      },
    };
  }
}

export const missing = () => new Refusal('The id provided does not exist');
