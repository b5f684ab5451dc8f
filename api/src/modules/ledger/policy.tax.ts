/** The seller and the buyer, as they are stored on the order for its receipt. */
export type Seller = { name: string; address: string; state: string; gstin: string | null };
export type Buyer = {
  country: string | null;
  state: string | null;
  businessName: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  gstin: string | null;
  /** The number that the buyer gave to this order. */
  purchaseOrder: string | null;
};

export type Split = {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};
export type Tax = Split & { taxRatePercent: number; placeOfSupply: string };

/** The GST place of supply outside India. */
const ABROAD = '96';

function within(amountPaise: number, ratePercent: number): Split {
  const half = Math.round((amountPaise * ratePercent) / (2 * (100 + ratePercent)));
  return {
    taxablePaise: amountPaise - 2 * half,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: 0,
  };
}

function between(amountPaise: number, ratePercent: number): Split {
  const whole = Math.round((amountPaise * ratePercent) / (100 + ratePercent));
  return { taxablePaise: amountPaise - whole, cgstPaise: 0, sgstPaise: 0, igstPaise: whole };
}

/** Splits a price into the taxable amount and the taxes. Prices include tax, so the parts add up to the price. */
export function splitTax(
  amountPaise: number,
  {
    seller,
    buyer,
    ratePercent,
    isAbroadTaxed = true,
  }: {
    seller: Seller;
    buyer: Pick<Buyer, 'country' | 'state'>;
    ratePercent: number;
    isAbroadTaxed?: boolean;
  },
): Tax {
  const isAbroad = buyer.country !== null && buyer.country !== 'IN';
  const placeOfSupply = isAbroad ? ABROAD : (buyer.state ?? seller.state);
  const isTaxed = seller.gstin !== null && (isAbroadTaxed || !isAbroad);
  const taxRatePercent = isTaxed ? ratePercent : 0;
  const split = placeOfSupply === seller.state ? within : between;
  return { ...split(amountPaise, taxRatePercent), taxRatePercent, placeOfSupply };
}

/**
 * Splits a refunded part with the same taxes as the sale. Each part is rounded separately, so the order of the refunds
 * does not matter.
 */
export const splitLike = (tax: Tax & { igstPaise: number }, amountPaise: number): Split =>
  (tax.igstPaise > 0 ? between : within)(amountPaise, tax.taxRatePercent);
