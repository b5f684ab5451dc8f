import { TEMPLATE_IMAGES_MAX } from '@tessera/contract/constants';
import { progressOf } from '../../../api/upload-send.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import type { FileItem } from '../../../ui/file-row.tsx';
import { RequiredLabel } from '../../../ui/required-label.tsx';
import type { Images } from './use-images.ts';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];

type ImagesFieldProps = {
  id: string;
  images: Images;
  /** From 0 to 1 while the form is being sent. */
  fraction: number | undefined;
  /** Reports the rule that the chosen files break; null when they break none. */
  onRefused: (rule: string | null) => void;
  error: string | undefined;
  disabled: boolean;
};

/** The present and the added pictures, one row each, and their number out of five. */
export function ImagesField({
  id,
  images,
  fraction,
  onRefused,
  error,
  disabled,
}: ImagesFieldProps) {
  const sent = progressOf(
    images.newImages.map(({ file }) => file.size),
    fraction ?? 0,
  );
  const files: FileItem[] = [
    ...images.kept.map((url, index) => ({ id: url, name: `Current image ${index + 1}`, src: url })),
    ...images.newImages.map((image, index) => ({
      id: image.id,
      name: image.file.name,
      size: image.file.size,
      picture: image.file,
      progress: fraction === undefined ? undefined : sent[index],
    })),
  ];
  return (
    <FileDrop
      id={id}
      label={<RequiredLabel>Images</RequiredLabel>}
      required
      aside={
        <span className="font-mono text-xs text-ink-faint tabular-nums">
          {images.count}/{TEMPLATE_IMAGES_MAX}
          <span className="sr-only"> images</span>
        </span>
      }
      hint="PNG, JPG, WEBP up to 5MB each"
      accept={PICTURES}
      files={files}
      onAdd={(added) => {
        const refused = images.add(added);
        if (refused !== images.fault) onRefused(refused);
        return refused === null;
      }}
      onRemove={(file) => {
        images.remove(file);
        if (images.fault !== null) onRefused(null);
      }}
      error={images.fault ?? error}
      disabled={disabled}
    />
  );
}
