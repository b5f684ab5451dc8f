import type { ReactNode } from 'react';

/** A picture without a title is decoration and is hidden from screen readers. */
export type PictureProps = { title?: string | undefined };

type DrawingProps = PictureProps & { width: number; height: number; children: ReactNode };

/** The frame of every picture. It fills the width of its slot and keeps its proportions. */
export function Drawing({ title, width, height, children }: DrawingProps) {
  const reading = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{ display: 'block', width: '100%', height: 'auto' }}
      fontFamily="inherit"
      {...reading}
    >
      {children}
    </svg>
  );
}
