import { useLayoutEffect, useRef } from 'react';

const NARROW = 50;
const WIDE = 150;
const PROBE_PX = 100;

/** Sets one line to the full width: first by the width axis of the font, and by its size where the axis ends. */
function fit(line: HTMLElement, frameWidth: number, basePx: number): void {
  const widthAt = (stretch: number): number => {
    line.style.fontSize = `${PROBE_PX}px`;
    line.style.fontStretch = `${stretch}%`;
    return line.getBoundingClientRect().width / PROBE_PX;
  };
  const wanted = frameWidth / basePx;
  let [low, high] = [NARROW, WIDE];
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (widthAt(middle) > wanted) high = middle;
    else low = middle;
  }
  const scale = (basePx * wanted) / widthAt(low) / frameWidth;
  line.style.fontStretch = `${low}%`;
  line.style.fontSize = `${(scale * 99.6).toFixed(2)}cqi`;
}

type Props = {
  lines: string[];
  /** Height of the letters as a share of the width, before a line is fitted. */
  size: number;
  as?: 'h1' | 'p';
  className?: string;
  hidden?: boolean;
};

/** Lines of display type, each stretched to the same width, whatever they say. */
export function WoodType({ lines, size, as: Tag = 'p', className = '', hidden = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let isGone = false;
    const fitAll = () => {
      if (isGone || !frame.current) return;
      const { width } = frame.current.getBoundingClientRect();
      for (const line of frame.current.querySelectorAll<HTMLElement>('[data-line]'))
        if (width > 0) fit(line, width, width * size);
    };
    fitAll();
    document.fonts
      .load('850 100px Anybody')
      .then(fitAll)
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [lines, size]);
  return (
    <div ref={frame} className={`@container ${className}`} aria-hidden={hidden || undefined}>
      <Tag className="wood misprint">
        {lines.map((line) => (
          <span key={line} className="block whitespace-nowrap">
            <span
              data-line
              className="inline-block"
              style={{ fontSize: `${size * 70}cqi`, fontStretch: '75%' }}
            >
              {line}
            </span>{' '}
          </span>
        ))}
      </Tag>
    </div>
  );
}
