import { LoadMore } from '../ui/load-more.tsx';
import type { Specimen } from './specimen.ts';

const none = () => undefined;

export const specimen: Specimen = {
  name: 'Load more',
  slug: 'load-more',
  states: {
    'more to come': <LoadMore hasMore loading={false} failure={null} onLoad={none} />,
    'on its way': <LoadMore hasMore loading failure={null} onLoad={none} />,
    failed: (
      <LoadMore
        hasMore
        loading={false}
        failure="Failed to load your payments. Please try again."
        onLoad={none}
      />
    ),
  },
};
