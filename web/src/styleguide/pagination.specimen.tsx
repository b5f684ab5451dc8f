import { type ComponentProps, useState } from 'react';
import { Pagination } from '../ui/pagination.tsx';
import type { Specimen } from './specimen.ts';

function Live({
  page: first,
  ...props
}: Pick<ComponentProps<typeof Pagination>, 'page' | 'pageCount'>) {
  const [page, setPage] = useState(first);
  return <Pagination {...props} page={page} onPage={setPage} />;
}

export const specimen: Specimen = {
  name: 'Pagination',
  slug: 'pagination',
  states: {
    first: <Live page={1} pageCount={12} />,
    middle: <Live page={6} pageCount={12} />,
    last: <Live page={12} pageCount={12} />,
    'two pages': <Live page={1} pageCount={2} />,
    'large numbers': <Live page={9_997} pageCount={10_000} />,
    links: <Pagination page={3} pageCount={7} hrefFor={(page) => `?page=${page}`} />,
    'links, first page': <Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} />,
  },
};
