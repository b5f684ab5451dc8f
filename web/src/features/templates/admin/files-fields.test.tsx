import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DownloadField } from './download-field.tsx';
import { EMPTY } from './form-values.ts';
import { ImagesField } from './images-field.tsx';
import { useImages } from './use-images.ts';
import type { Zip } from './use-zip.ts';

const pictures = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }),
  );

function Images() {
  const images = useImages();
  const [rule, setRule] = useState<string | null>(null);
  return (
    <>
      <p role="alert">{rule}</p>
      <ImagesField
        id="images"
        images={images}
        fraction={undefined}
        onRefused={setRule}
        error={undefined}
        disabled={false}
      />
    </>
  );
}

test('what was refused is said until there is a right number of images', async () => {
  render(<Images />);
  const field = screen.getByLabelText(/^Images/);
  expect(field).toBeRequired();
  await userEvent.upload(field, pictures(6));
  expect(screen.getByRole('alert')).toHaveTextContent('Maximum 5 images allowed');
  expect(field).toBeInvalid();
  await userEvent.upload(field, pictures(5));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(field).toBeValid();
  await userEvent.upload(field, pictures(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Maximum 5 images allowed');
  await userEvent.click(screen.getByRole('button', { name: /0\.png/ }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(field).toBeValid();
});

test('a zip that was refused is not called missing', () => {
  const zip = {
    state: {
      phase: 'arrived',
      record: { _id: 'z1', fileName: 'site.zip', bytes: 9, status: 'refused', reason: 'No page.' },
    },
    refused: null,
  } as unknown as Zip;
  render(
    <DownloadField
      id="zip"
      values={{ ...EMPTY, source: 'zip' }}
      onChange={() => undefined}
      zip={zip}
      error="Required"
      disabled={false}
    />,
  );
  expect(screen.queryByText('Required')).toBeNull();
  expect(screen.getByText('Choose another zip file.')).toBeVisible();
});
