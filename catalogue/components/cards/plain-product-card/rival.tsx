'use client';

import { useState } from 'react';
import { PlainProductCard } from './component.tsx';

/** A measuring glass: red at the rim, blue at the foot, and three times as high as it is wide. */
const glassOf = (middle: string): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="600"><rect width="200" height="600" fill="${middle}" /><rect width="200" height="60" fill="#ff0000" /><rect y="540" width="200" height="60" fill="#0000ff" /></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

const GLASS = 'Measuring glass';
const LITRE = glassOf('#dddddd');
const HALF = glassOf('#bbbbbb');

/** The server does not answer. */
const add = (): Promise<void> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Failed to fetch')), 200);
  });

export function Ours() {
  return (
    <PlainProductCard
      onAdd={add}
      products={[
        {
          id: 'glass',
          name: GLASS,
          href: '#glass',
          sizes: [
            { id: 'litre', label: 'One litre', price: 1480, before: 1850, media: <Glass /> },
            { id: 'half', label: 'Half a litre', price: 1150, media: <Glass isHalf /> },
          ],
        },
        {
          id: 'weights',
          name: 'Brass weights',
          href: '#weights',
          media: <Glass />,
          sizes: [{ id: 'set', label: 'Set', price: 3200, stock: 0, back: '2026-12-04' }],
        },
      ]}
    />
  );
}

function Glass({ isHalf = false }: { isHalf?: boolean }) {
  return <img src={isHalf ? HALF : LITRE} alt="A measuring glass" />;
}

/** "With inline price and CTA link" of Tailwind Plus, with the quick add that shops put over the picture. */
export function Rival() {
  const [toast, setToast] = useState('');
  const products = [
    { id: 'glass', name: GLASS, price: '₹1,480', before: '₹1,850', isSoldOut: false },
    { id: 'weights', name: 'Brass weights', price: '₹3,200', before: '', isSoldOut: true },
  ];
  return (
    <section className="mx-auto max-w-7xl px-4 py-24">
      <h2 className="text-2xl font-bold tracking-tight">Customers also purchased</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {products.map(({ id, name, price, before, isSoldOut }) => (
          <li key={id} className="group relative">
            <img
              src={LITRE}
              alt="A measuring glass"
              className="aspect-square w-full rounded-md bg-neutral-200 object-cover group-hover:opacity-75"
            />
            {!isSoldOut && (
              <button
                type="button"
                onClick={() => void add().catch(() => setToast('Something went wrong'))}
                className="absolute top-2 right-2 z-10 rounded-md bg-white px-3 py-2 text-sm opacity-0 group-hover:opacity-100"
              >
                Add to bag
              </button>
            )}
            <div className="mt-4 flex justify-between">
              <h3 className="text-sm text-neutral-700">
                <a href={`#${id}`}>
                  <span aria-hidden="true" className="absolute inset-0" />
                  {name}
                </a>
              </h3>
              <p className="text-sm font-medium">
                {before && <del className="text-neutral-500">{before}</del>} {price}
              </p>
            </div>
            {isSoldOut && <p className="text-sm text-neutral-500">Sold out</p>}
          </li>
        ))}
      </ul>
      {toast && (
        <div className="fixed right-4 bottom-4 rounded-md bg-neutral-900 px-4 py-3 text-white">
          {toast}
        </div>
      )}
    </section>
  );
}
