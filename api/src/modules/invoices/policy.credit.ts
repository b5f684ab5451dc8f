export type Parts = {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};
export type Sum = Parts & { amountPaise: number };

/** The share of one tax that belongs to a part of the amount. The whole amount has the whole tax. */
const shareOf = (taxPaise: number, { part, whole }: { part: number; whole: number }): number =>
  Math.round((taxPaise * part) / whole);

/**
 * The part of each tax that a refund returns. It is calculated from the sum of all refunds so far. The parts of many
 * refunds therefore add up exactly to the sale once all of it is refunded, and never to more.
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
