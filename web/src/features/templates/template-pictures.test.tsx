import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { TemplateCard } from '@tessera/contract/templates';
import { beforePaint } from '../../lib/before-paint.ts';
import { TemplatePictures } from './template-pictures.tsx';

afterEach(() => {
  document.body.replaceChildren();
});

const picture = (name: string) => ({
  url: `/media/templates/${name}.webp`,
  width: 1600,
  height: 1200,
  widths: [480],
  placeholder: '112233445566778899aabbcc',
});
const template = {
  _id: 'deodar',
  title: 'Deodar House',
  pictures: [picture('front'), picture('rooms')],
} as unknown as TemplateCard;

test('pictures that arrived or failed before React are taken over as they are', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // oxlint-disable-next-line typescript/no-implied-eval -- the page contains the script as text, and so does this test
  new Function(beforePaint)();
  const page = (
    <StrictMode>
      <TemplatePictures template={template} eager />
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [front, rooms, ...thumbnails] = container.querySelectorAll('img');
  for (const image of [front, ...thumbnails]) image!.dispatchEvent(new Event('load'));
  rooms!.dispatchEvent(new Event('error'));
  thumbnails[1]!.dispatchEvent(new Event('error'));

  // React logs a hydration mismatch to the console, which fails the test.
  const root = await act(() => hydrateRoot(container, page));
  expect(container.querySelectorAll('img')[0]).toBe(front);
  expect(container.querySelector('svg[aria-label="Deodar House, picture 2 of 2"]')).not.toBeNull();
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
