import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Deploy table: Deployments with details, sorting, rollback',
  description:
    'A dense table that stays usable: sort by any column, filter by state, walk rows with the arrow keys, open one for its log and its timing, select several and act on them with the consequence spelled out. On phones each row becomes a card from the same markup and sorting stays.',
  category: 'Blocks',
  tags: ['table', 'dashboard', 'keyboard', 'developer'],
  plan: 'Pro Plus',
  priceRupees: 299,
  usage:
    'rows are { id, service, state, branch, by, seconds, at, log }. canRollBack says which may be selected (the live ones). onRollBack receives the ids after the confirmation and may return a promise. The strip covers the hours that the rows lie in. Sorting is stable and announced through aria-sort. labels holds every word, locale sorts them. --brand marks what is live.',
  character: 'Workbench',
  situation: 'A team of twelve watches the day’s deployments and undoes two of them.',
  reason:
    'Most tables are either pretty or operable; this one can be worked through without the mouse.',
  licence: 'Tessera commercial licence',
  limits: ['There are four states; their words can be changed.'],
  photoWidth: 1120,
};
