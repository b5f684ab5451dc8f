import type { ComponentDetail } from '@tessera/contract/catalog';
import { formatShortDate } from '@tessera/contract/days';
import { sealOf } from './seal-facts.ts';
import { SealTilePicture } from './seal-tile.tsx';

/** The results of the eight checks. Nothing for an item that the catalogue has not checked. */
export function ItemSeal({ item }: { item: ComponentDetail }) {
  const seal = sealOf(item);
  if (!seal) return null;
  const { checkedOn } = item.checks;
  const passed = seal.tiles.filter((tile) => tile.passed).length;
  return (
    <section aria-labelledby="seal-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="seal-title" className="text-2xl">
            The seal
          </h2>
          <p className="mt-1.5 text-ink-muted">
            Eight tests ran on the very file you copy.{' '}
            {passed === seal.tiles.length
              ? 'Each one that passed set a tile.'
              : `${passed} of ${seal.tiles.length} passed.`}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-4 font-mono text-xs text-ink-muted">
          <span>v{item.version}</span>
          {checkedOn !== undefined && <span>{formatShortDate(new Date(checkedOn))}</span>}
          <span>
            <span className="sr-only">Hash of the file: </span>
            {item.hash}
          </span>
        </p>
      </div>
      {/* The pictures are one band, so the captions are a list of their own. */}
      <div className="mt-6 grid grid-cols-4 overflow-hidden rounded-lg md:grid-cols-8">
        {seal.tiles.map((tile) => (
          <SealTilePicture key={tile.name} tile={tile} seal={seal} />
        ))}
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 md:grid-cols-8 md:gap-x-0">
        {seal.tiles.map(({ name, title, caption, passed: isPassed }) => (
          <li key={name} className="text-[0.8125rem] leading-[1.125rem] text-ink-muted md:pr-4">
            <p className="mb-1 font-display text-base leading-5 font-semibold text-ink">{title}</p>
            {isPassed ? caption : 'This test did not pass.'}
          </li>
        ))}
      </ul>
    </section>
  );
}
