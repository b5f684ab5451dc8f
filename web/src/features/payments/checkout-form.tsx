import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Billing } from '@tessera/contract/billing';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { formatDate, formatDays } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import { checkoutPath } from '../../lib/checkout-page.ts';
import { beginPurchase, usePurchase } from '../../state/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { ItemPicture } from '../../ui/item-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BillingAnswer } from './billing-answer.tsx';
import { BillingFields } from './billing-fields.tsx';
import { isIncomplete } from './billing.ts';
import type { CheckoutPageProps, OpenedPart } from './checkout-props.ts';
import { type ChosenPlace, summaryQuery } from './queries.ts';
import { SummaryCard } from './summary-card.tsx';
import { notesOf, openedWords } from './summary-words.ts';
import { type BillingFormState, useBillingForm } from './use-billing-form.ts';

type CheckoutFormProps = CheckoutPageProps & { summary: CheckoutSummary };

/** The place in the form, as far as it is chosen. */
function placeIn({ values, isIndia }: BillingFormState): ChosenPlace | null {
  const { country, state } = values;
  if (country === null || (isIndia && state === null)) return null;
  return { country, ...(isIndia && state && { state }) };
}

/** The billing details, the summary and the button that pays. */
export function CheckoutForm({ wanted, summary: saved, onCopy, renderOpened }: CheckoutFormProps) {
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [purchaseOrder, setPurchaseOrder] = useState('');
  const isAsked = saved.total > 0 && (isIncomplete(saved.billing) || isChanging);
  const pay = ({ businessName }: Billing) =>
    beginPurchase({
      ...purchaseOf(saved, onCopy),
      ...(businessName !== null &&
        purchaseOrder.trim() !== '' && { purchaseOrder: purchaseOrder.trim() }),
    });
  const form = useBillingForm(saved.billing.country === null ? null : saved.billing, (answer) => {
    queries.setQueryData(summaryQuery(wanted, null).queryKey, (known) =>
      known ? { ...known, billing: answer } : known,
    );
    void queries.invalidateQueries({ queryKey: summaryQuery(wanted, null).queryKey.slice(0, 2) });
    setChanging(false);
    pay(answer);
  });
  const isCompany = isAsked ? form.isCompany : saved.billing.businessName !== null;
  const place = isAsked ? placeIn(form) : null;
  const { data: chosen } = useQuery({ ...summaryQuery(wanted, place), enabled: place !== null });
  const summary = place !== null && chosen ? chosen : saved;
  const submit = (event: FormEvent) => {
    if (isAsked) {
      form.submit(event);
      return;
    }
    event.preventDefault();
    pay(saved.billing);
  };
  const purchase = usePurchase();
  const isPaying = purchase?.id === saved.item._id && !purchase.isHidden && !purchase.isOver;
  return (
    <form
      {...form.props}
      onSubmit={submit}
      className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16"
    >
      <div className="grid gap-8">
        {saved.total > 0 && (
          <section aria-labelledby="billing-title">
            <h2 id="billing-title" className="text-xl">
              Details for your invoice
            </h2>
            {isAsked ? (
              <>
                <p className="mt-1.5 text-sm text-pretty text-ink-muted">
                  Your country and State decide which tax the invoice shows; the price stays the
                  same. We ask once.
                </p>
                <div className="mt-5 grid gap-4">
                  <BillingFields form={form} />
                </div>
              </>
            ) : (
              <BillingAnswer billing={saved.billing} onChange={() => setChanging(true)} />
            )}
            {isCompany && (
              <TextField
                label="Purchase order (optional)"
                name="purchase-order"
                autoComplete="off"
                hint="Your number for this purchase. The invoice names it."
                maxLength={50}
                className="mt-4"
                value={purchaseOrder}
                onChange={({ target }) => setPurchaseOrder(target.value)}
              />
            )}
          </section>
        )}
        <Contents summary={saved} renderOpened={renderOpened} />
      </div>
      <div className="lg:sticky lg:top-24">
        <SummaryCard
          summary={summary}
          notes={notesOf(saved)}
          isPlaceOpen={isAsked ? place === null : saved.billing.country === null}
        >
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="w-full"
            loading={isPaying || form.isSubmitting}
          >
            {saved.total > 0 ? `Pay ${formatRupees(saved.total)}` : `Take ${saved.item.name}`}
          </Button>
          <p role="status" className="sr-only">
            {isPaying && 'Opening the payment window'}
          </p>
        </SummaryCard>
      </div>
    </form>
  );
}

const purchaseOf = (
  { kind, item, total, days, startsAt, isLater, heldUntil }: CheckoutSummary,
  onCopy: CheckoutPageProps['onCopy'],
) => ({
  kind,
  id: item._id,
  name: item.name,
  rupees: total,
  path: checkoutPath(kind, kind === 'plan' ? item._id : (item.slug ?? '')),
  // More days of a plan that runs change nothing about its being active.
  ...(isLater && heldUntil === null && { begins: formatDate(new Date(startsAt)) }),
  ...(days !== null && { terms: `One payment, ${formatDays(days)} of access.` }),
  ...(kind === 'component' && { copy: () => onCopy({ _id: item._id, title: item.name }) }),
});

type ContentsProps = { summary: CheckoutSummary } & Pick<CheckoutPageProps, 'renderOpened'>;

/** What the buyer gets. */
function Contents({ summary, renderOpened }: ContentsProps) {
  const { item, opens, more, kind } = summary;
  if (kind === 'component')
    return item.imageUrl === null ? null : (
      <section aria-labelledby="contents-title" className="border-t border-line pt-8">
        <h2 id="contents-title" className="text-xl">
          What you get
        </h2>
        <div className="mt-4 grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <ItemPicture
            seed={item._id}
            src={item.imageUrl}
            image={{ width: 600, height: 400 }}
            alt=""
            className="aspect-3/2 w-full rounded-md object-cover object-top"
          />
          <p className="text-pretty text-ink-muted">
            The code of <strong className="font-strong text-ink">{item.name}</strong>, in this and
            every later version. Use it in as many projects as the licence allows.
          </p>
        </div>
      </section>
    );
  if (!opens || !more || opens.components + opens.templates === 0) return null;
  const part: OpenedPart = { item, opens, more };
  return (
    <section aria-labelledby="contents-title" className="border-t border-line pt-8">
      <h2 id="contents-title" className="text-xl">
        {summary.heldUntil === null && summary.otherPlans.length > 0
          ? 'What changes'
          : 'What you get'}
      </h2>
      <div className="mt-4 grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {renderOpened(part)}
        <p className="text-pretty text-ink-muted">{openedWords(summary)}</p>
      </div>
    </section>
  );
}
