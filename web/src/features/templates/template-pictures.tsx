import type { TemplateCard, TemplatePicture } from '@tessera/contract/templates';
import { Carousel } from '../../ui/carousel.tsx';
import { WallPicture } from '../../ui/wall-picture.tsx';

const SIZES = '(min-width: 64rem) 46rem, 100vw';

export const addressAt = (url: string, width: number) => url.replace(/\.webp$/, `-${width}.webp`);

const sourcesOf = ({ url, width, widths }: TemplatePicture): string =>
  [
    ...widths.map((narrower) => `${addressAt(url, narrower)} ${narrower}w`),
    `${url} ${width}w`,
  ].join(', ');

type TemplatePicturesProps = { template: TemplateCard; eager: boolean };

/** All of its pictures, one after the other in the same frame. */
export function TemplatePictures({
  template: { _id, title, pictures },
  eager,
}: TemplatePicturesProps) {
  const frames = pictures.map((picture, index) => (
    <div
      key={picture.url}
      className="grid aspect-[16/10] overflow-hidden rounded-lg border border-line bg-sunken *:size-full"
    >
      <WallPicture
        seed={_id}
        alt={pictures.length === 1 ? title : `${title}, picture ${index + 1} of ${pictures.length}`}
        src={picture.url}
        srcSet={sourcesOf(picture)}
        sizes={SIZES}
        image={picture}
        eager={eager && index === 0}
      />
    </div>
  ));
  return frames.length > 1 ? <Carousel label={`Pictures of ${title}`}>{frames}</Carousel> : frames;
}
