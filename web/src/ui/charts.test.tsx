import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { PieChart } from './pie-chart.tsx';

const words = {
  title: 'Most Copied',
  nameHeading: 'Item',
  valueHeading: 'Copies',
  emptyText: 'No data available for chart',
};
const data = [
  { label: 'Split hero with art panel', value: 1412 },
  { label: 'FAQ', value: 0 },
];

const cells = () =>
  within(screen.getByRole('table', { name: 'Most Copied' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('draws bars with short names and whole figures', () => {
  const { container } = render(<BarChart {...words} data={data} />);
  const picture = screen.getByRole('img', {
    name: 'Most Copied. Split hero with art panel 1,412, FAQ 0',
  });
  expect(container).toHaveTextContent('Split hero with…');
  expect(screen.getByTitle('Split hero with art panel')).toBeInTheDocument();
  expect(within(picture).getByText('1,412')).toBeInTheDocument();
  expect(within(picture).getByText('0')).toBeInTheDocument();
});

it('cuts Hindi between letters as people see them', () => {
  const { container } = render(
    <BarChart {...words} data={[{ label: 'प्रश्नों', value: 1 }]} nameLength={2} />,
  );
  expect(container).toHaveTextContent(
    'प्रश्नों'.slice(0, [...new Intl.Segmenter().segment('प्रश्नों')][2]?.index),
  );
});

it('shows the same bars as a table and back', async () => {
  render(<BarChart {...words} data={data} />);
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(cells()).toEqual(['ItemCopies', 'Split hero with art panel1,412', 'FAQ0']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.getByRole('img')).toBeInTheDocument();
});

it('shows shares in words under the pie and in its table', async () => {
  render(
    <PieChart
      {...words}
      data={[
        { label: 'Hero', value: 2 },
        { label: 'FAQ', value: 1 },
        { label: 'None', value: 0 },
      ]}
    />,
  );
  expect(
    screen.getByRole('img', { name: 'Most Copied. Hero 2 67%, FAQ 1 33%' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(cells()).toEqual(['ItemCopiesShare', 'Hero267%', 'FAQ133%']);
});

it.each([
  ['bars', <BarChart key="bars" {...words} data={[]} />],
  ['pie', <PieChart key="pie" {...words} data={[]} />],
])('says so when there is nothing to draw: %s', (_, chart) => {
  render(chart);
  expect(screen.getByText('No data available for chart')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
