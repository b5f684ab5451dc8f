import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ThemedImage } from './themed-image.tsx';

const none = () => undefined;
const imagesIn = (container: Element) => [...container.querySelectorAll('img')];

test('one picture is for both themes, and may be wanted first', () => {
  const { container } = render(<ThemedImage src="/a.webp" alt="A" eager onBroken={none} />);
  const [picture, ...others] = imagesIn(container);
  expect(others).toEqual([]);
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).not.toHaveClass('dark:hidden');
});

test('of two pictures each theme hides one, and a browser may leave the hidden one alone', () => {
  const { container } = render(
    <ThemedImage src="/light.webp" darkSrc="/dark.webp" alt="A" eager onBroken={none} />,
  );
  const [light, dark] = imagesIn(container);
  expect([light?.getAttribute('src'), dark?.getAttribute('src')]).toEqual([
    '/light.webp',
    '/dark.webp',
  ]);
  expect(light).toHaveClass('dark:hidden');
  expect(dark?.parentElement).toHaveClass('hidden', 'dark:contents');
  for (const picture of [light, dark]) expect(picture).toHaveAttribute('loading', 'lazy');
});

test('without scripts the dark one is the light one, so that one file is fetched', () => {
  const html = renderToString(
    <ThemedImage src="/light.webp" darkSrc="/dark.webp" alt="A" eager onBroken={none} />,
  );
  expect(html).toContain('<source media="(scripting: none)" srcSet="/light.webp"/>');
  // A preload would fetch a picture before the theme is known.
  expect(html).not.toContain('rel="preload"');
});

test.each([0, 1])('picture %i is reported when it fails, also before hydration', (index) => {
  const onBroken = vi.fn<() => void>();
  const both = <ThemedImage src="/light.webp" darkSrc="/dark.webp" alt="A" onBroken={onBroken} />;
  const { container, unmount } = render(both);
  imagesIn(container)[index]!.dispatchEvent(new Event('error'));
  expect(onBroken).toHaveBeenCalledOnce();
  unmount();

  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(both);
  imagesIn(page)[index]!.setAttribute('data-broken', '');
  const hydrated = render(both, { container: page, hydrate: true });
  expect(onBroken).toHaveBeenCalledTimes(2);
  hydrated.unmount();
  page.remove();
});
