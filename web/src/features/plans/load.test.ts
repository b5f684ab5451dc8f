import { expect, test, vi } from 'vitest';
import { type Answer, createApiClient } from '../../api/api-client.ts';
import { loadOfferOnServer } from './load.ts';

const { signal } = new AbortController();

const apiAnswering = (status: number, body: unknown) =>
  createApiClient({
    send: () =>
      Promise.resolve<Answer>({
        status,
        headers: new Headers({ 'content-type': 'application/json' }),
        body,
      }),
  });

test('the plans on sale', async () => {
  expect(await loadOfferOnServer(apiAnswering(200, []), signal)).toEqual({
    plans: [],
    failure: null,
  });
});

test('a failure is part of the offer, with the request to quote', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const api = apiAnswering(503, { message: 'We are catching our breath.', requestId: 'r-5' });
  expect(await loadOfferOnServer(api, signal)).toEqual({
    plans: [],
    failure: { message: 'We are catching our breath.', requestId: 'r-5' },
  });
});
