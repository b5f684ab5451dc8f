import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';

const EDGE = 88;

async function drawMiddle(picture: Blob, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const bitmap = await createImageBitmap(picture);
  const side = Math.min(bitmap.width, bitmap.height);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  if (!signal.aborted)
    canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, EDGE, EDGE);
  bitmap.close();
}

type FileThumbnailProps = { picture?: Blob | undefined; src?: string | undefined };

/** A square thumbnail of a file. It is drawn on a canvas, because the CSP blocks blob: URLs. */
export function FileThumbnail({ picture, src }: FileThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawable = src === undefined && picture?.type.startsWith('image/') === true;

  useEffect(() => {
    const gone = new AbortController();
    if (drawable && picture && canvas.current) {
      // If the browser cannot decode the picture, the icon behind the canvas stays visible.
      drawMiddle(picture, canvas.current, gone.signal).catch(() => undefined);
    }
    return () => gone.abort();
  }, [drawable, picture]);

  return (
    <span className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-sunken text-ink-faint">
      <FileText aria-hidden="true" className="size-5" />
      {src !== undefined && (
        <img src={src} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      {drawable && (
        <canvas
          ref={canvas}
          width={EDGE}
          height={EDGE}
          aria-hidden="true"
          className="absolute inset-0 size-full"
        />
      )}
    </span>
  );
}
