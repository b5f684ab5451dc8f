import clsx from 'clsx';
import { splitTitle } from '@tessera/contract/item-title';

type ItemTitleProps = {
  title: string;
  /** Name and subtitle follow each other on the same line. */
  inline?: boolean;
};

/**
 * The title of an item on a card: its name, and below it in muted type what it is. A title that is only a name has the
 * lines of both.
 */
export function ItemTitle({ title, inline = false }: ItemTitleProps) {
  const { name, subtitle } = splitTitle(title);
  if (subtitle === undefined) return inline ? name : <span className="line-clamp-4">{name}</span>;
  return (
    <>
      <span className={inline ? undefined : 'line-clamp-2'}>
        {name}
        {/* Not drawn, but read, found and copied: the text stays the whole title. */}
        <span className="text-[0px] leading-0">:</span>
      </span>{' '}
      <span
        className={clsx(
          'font-normal tracking-normal text-ink-muted',
          !inline && 'mt-0.5 line-clamp-2 text-sm leading-5 text-pretty',
        )}
      >
        {subtitle}
      </span>
    </>
  );
}
