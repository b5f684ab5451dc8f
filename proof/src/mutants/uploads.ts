import { fault, type Mutant } from './mutant.ts';

const platform = (path: string) => `api/src/platform/${path}`;

/** Zips, images and the forms they come in. */
export const uploads: readonly Mutant[] = [
  fault(
    'a path in a zip may lead outside with ..',
    platform('archives/directory.ts'),
    "parts.some((part) => part === '' || part === '.' || part === '..');",
    "parts.some((part) => part === '' || part === '.');",
    [platform('archives/inspect.test.ts')],
  ),
  fault(
    'a zip may hold a symbolic link',
    platform('archives/directory.ts'),
    "if (!isPlain) refuse('The zip has a link or a special file in it.');",
    'void isPlain;',
    [platform('archives/inspect.test.ts')],
  ),
  fault(
    'a zip bomb of one file is accepted',
    platform('archives/inspect.ts'),
    'if (bytes > RATIO_FREE_BYTES && bytes > packedBytes * RATIO_MAX)',
    'if (bytes > TOTAL_MAX_BYTES && bytes > packedBytes * RATIO_MAX)',
    [platform('archives/inspect.test.ts')],
  ),
  fault(
    'an image may have any number of pixels',
    platform('images/drawing.ts'),
    'limitInputPixels: MAX_PIXELS,',
    'limitInputPixels: MAX_PIXELS * 1_000,',
    [platform('images/pictures.test.ts')],
    'I172',
  ),
  fault(
    'the first bytes of an image are believed',
    platform('images/drawing.ts'),
    'if (format !== kind) throw new Error(`begins as ${kind} and is ${format}`);',
    'void format;',
    [platform('images/pictures.test.ts')],
    'I171',
  ),
  fault(
    'a file that is no PNG, JPEG or WebP is drawn all the same',
    platform('images/drawing.ts'),
    "if (!kind) throw new Error('not the bytes of a picture');",
    "if (kind === undefined) throw new Error('not the bytes of a picture');",
    [platform('images/pictures.test.ts')],
    'I171',
  ),
  fault(
    'the total size of the files of a form is not limited',
    platform('http/form.ts'),
    'if (fileBytes > files.totalMaxBytes) throw tooLarge(files.messages.tooLargeInAll);',
    'void fileBytes;',
    [platform('http/form.test.ts')],
  ),
  fault(
    'a signed upload takes a file of any size',
    platform('storage/signed-form.ts'),
    "['content-length-range', o.bytes, o.bytes],",
    "['content-length-range', 0, 1_000_000_000 + 0 * o.bytes],",
    [platform('storage/storage.test.ts')],
  ),
];
