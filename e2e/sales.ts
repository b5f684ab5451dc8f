import { expect } from '@playwright/test';
import { query } from './database.ts';
import type { Person } from './people.ts';
import type { Till } from './till.ts';

type Paid = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

/** Buys a plan with the calls that a browser and the provider make. */
export async function sellPlan(till: Till, { token }: Person, name: string) {
  const [plan] = await query<{ id: string }>(
    'select id from plans where name = $1 and withdrawn_at is null',
    [name],
  );
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${till.origin}/api/subscription/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { orderId?: string; success?: boolean };
  };
  const { orderId } = await ask('create-order', { planId: plan!.id });
  const paid = await till.provider.control<Paid>('pay', {
    order_id: orderId,
    instrument: 'netbanking:HDFC',
  });
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid;
  const verified = () =>
    ask('verify', {
      razorpay_order_id,
      razorpay_payment_id,
      razorpay_signature,
      planId: plan!.id,
    });
  await expect.poll(verified, { intervals: [200] }).toMatchObject({ success: true });
  return razorpay_payment_id;
}
