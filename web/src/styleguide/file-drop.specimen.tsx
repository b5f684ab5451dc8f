import { type ComponentProps, useState } from 'react';
import { FileDrop } from '../ui/file-drop.tsx';
import type { Specimen } from './specimen.ts';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Crect width="2" height="2" fill="%232b4c9b"/%3E%3Ccircle cx="1" cy="1" r=".6" fill="%23e0a11b"/%3E%3C/svg%3E';

type Files = ComponentProps<typeof FileDrop>['files'];
const NONE: Files = [];

type LiveProps = Omit<
  ComponentProps<typeof FileDrop>,
  'files' | 'onAdd' | 'onRemove' | 'accept'
> & {
  files?: Files;
};

function Live({ files: first = NONE, ...props }: LiveProps) {
  const [files, setFiles] = useState(first);
  return (
    <FileDrop
      {...props}
      accept={['image/png', 'image/jpeg', 'image/webp']}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map((file) => ({
            id: file.name,
            name: file.name,
            size: file.size,
            picture: file,
          })),
        ])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

export const specimen: Specimen = {
  name: 'File drop',
  slug: 'file-drop',
  states: {
    empty: <Live label="Images" hint="PNG, JPG, WEBP up to 5MB each" />,
    'one file only': <Live label="Image" multiple={false} />,
    files: (
      <Live
        label="Images"
        aside={<span className="font-mono text-xs text-ink-faint">4/5</span>}
        files={[
          { id: '1', name: 'waiting.png', size: 820_000 },
          { id: '2', name: 'hero-light.png', size: 1_400_000, progress: 42 },
          { id: '3', name: 'hero-dark.png', size: 1_210_000, progress: 100, src: picture },
          {
            id: '4',
            name: 'hero-original.png',
            size: 9_800_000,
            error: 'This file is larger than 5MB',
          },
        ]}
      />
    ),
    error: <Live label="Images" error="Add at least one image" />,
    disabled: (
      <Live
        label="Images"
        disabled
        files={[{ id: '1', name: 'hero.png', size: 820_000, src: picture }]}
      />
    ),
    German: (
      <Live
        label="Bilder"
        className="max-w-80"
        files={[
          {
            id: '1',
            name: 'Rechtsschutzversicherungsgesellschaften-Startseite-endgültig-2.png',
            size: 1_400_000,
            error: 'Die Dateigrößenbeschränkung wurde überschritten',
          },
        ]}
      />
    ),
    Hindi: (
      <Live
        label="चित्र"
        files={[{ id: '1', name: 'मुखपृष्ठ-का-चित्र.png', size: 640_000, progress: 70 }]}
      />
    ),
  },
};
