export type Parts = {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};
export type Sum = Parts & { amountPaise: number };

/** How much of one tax belongs to so much of the amount: all of it to the whole, and never less to more. */
const shareOf = (taxPaise: number, { part, whole }: { part: number; whole: number }): number =>
  Math.round((taxPaise * part) / whole);

/**
 * What a refund takes back of each part of a sale. It is reckoned from what has gone back in all, so that the parts of
 * many refunds add up to the parts of the sale when everything has gone back, and never to more before.
 */
export function creditFor(sale: Sum, credited: Sum, amountPaise: number): Parts {
  const share = { part: credited.amountPaise + amountPaise, whole: sale.amountPaise };
  if (amountPaise <= 0 || share.part > share.whole)
    throw new Error(`${amountPaise} paise cannot go back of a sale of ${sale.amountPaise}`);
  const cgstPaise = shareOf(sale.cgstPaise, share) - credited.cgstPaise;
  const sgstPaise = shareOf(sale.sgstPaise, share) - credited.sgstPaise;
  const igstPaise = shareOf(sale.igstPaise, share) - credited.igstPaise;
  return {
    taxablePaise: amountPaise - cgstPaise - sgstPaise - igstPaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
  };
}
