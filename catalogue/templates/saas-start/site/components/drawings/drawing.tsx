import type { ReactNode } from 'react';

/** A picture without a title is decoration and is hidden from screen readers. */
export type PictureProps = { title?: string | undefined };

/** How a screen reader reads a picture. */
export const readingOf = (title: string | undefined) =>
  title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };

type DrawingProps = PictureProps & { width: number; height: number; children: ReactNode };

/** The frame of every picture. It fills the width of its slot and keeps its proportions. */
export function Drawing({ title, width, height, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{ display: 'block', width: '100%', height: 'auto' }}
      fontFamily="inherit"
      {...readingOf(title)}
    >
      {children}
    </svg>
  );
}
