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
  {
    name: 'an SVG or a GIF is drawn because its sender calls it an image',
    changes: [
      {
        file: platform('images/drawing.ts'),
        from: "if (!kind) throw new Error('not the bytes of a picture');",
        to: 'void kind;',
      },
      {
        file: platform('images/drawing.ts'),
        from: 'if (format !== kind) throw new Error(`begins as ${kind} and is ${format}`);',
        to: 'void format;',
      },
    ],
    tests: [platform('images/pictures.test.ts')],
    pattern: 'I171',
  },
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
    ['api/src/modules/templates/routes.files.test.ts'],
    'the announced size',
  ),
];
