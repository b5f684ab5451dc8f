import { useRef, useState } from 'react';
import { TEMPLATE_IMAGE_MAX_BYTES, TEMPLATE_IMAGES_MAX } from '@tessera/contract/constants';
import { TEXTS } from './form-values.ts';

export type NewImage = { id: string; file: File };

const NONE: readonly string[] = [];

/**
 * Spec 3: the pictures of a template while its form is open. Files that break a rule are not added,
 * and the rule is shown.
 */
export function useImages(currentImages = NONE) {
  const [imagesToRemove, setImagesToRemove] = useState<string[]>([]);
  const [newImages, setNewImages] = useState<NewImage[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const counter = useRef(0);
  const kept = currentImages.filter((url) => !imagesToRemove.includes(url));
  const count = kept.length + newImages.length;

  const add = (files: readonly File[]): string | null => {
    const large = files.filter(({ size }) => size > TEMPLATE_IMAGE_MAX_BYTES);
    let found: string | null = null;
    if (count + files.length > TEMPLATE_IMAGES_MAX) found = TEXTS.tooMany;
    else if (large.length > 0)
      found = `Each image must be 5MB or smaller: ${large.map(({ name }) => name).join(', ')}`;
    setFault(found);
    if (found === null)
      setNewImages([
        ...newImages,
        ...files.map((file) => ({ id: `new ${counter.current++}`, file })),
      ]);
    return found;
  };

  return {
    kept,
    newImages,
    imagesToRemove,
    count,
    fault,
    add,
    /** Clears the error. Refused files were not added, so there is nothing to correct. */
    clearFieldError: () => setFault(null),
    remove: (id: string) => {
      setFault(null);
      if (currentImages.includes(id)) setImagesToRemove([...imagesToRemove, id]);
      else setNewImages(newImages.filter((image) => image.id !== id));
    },
    clear: () => {
      setFault(null);
      setNewImages([]);
      setImagesToRemove([]);
    },
  };
}

export type Images = ReturnType<typeof useImages>;
