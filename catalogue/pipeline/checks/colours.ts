// Runs in the page: what the checks of forced colours and of print know about colours.

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type ColourReading = {
  read: (css: string) => Colour;
  contrast: (one: Colour, other: Colour) => number;
  /** The colour behind an element: the nearest ground that is not see-through. */
  groundOf: (element: Element, isPainted: (element: Element) => boolean) => Colour;
};
export type WithColours = typeof globalThis & { colours: ColourReading };

/** Puts the functions into the page; a canvas knows every way to write a colour. */
export const installColours = (): void => {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, Colour>();
  const read = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = '#000';
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour = [red, green, blue, alpha / 255] as const;
    known.set(css, colour);
    return colour;
  };
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
    const mix = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [dark = 0, light = 0] = [luminance(over(one, other)), luminance(other)].toSorted(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf: ColourReading['groundOf'] = (element, isPainted) => {
    const grounds: Colour[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const colour = read(getComputedStyle(at).backgroundColor);
      if (colour[3] > 0 && isPainted(at)) grounds.push(colour);
      if (grounds.at(-1)?.[3] === 1) break;
    }
    const white: Colour = [255, 255, 255, 1];
    const page = matchMedia('print').matches ? white : read('Canvas');
    let ground = page;
    for (const colour of grounds.toReversed()) ground = over(colour, ground);
    return ground;
  };
  (globalThis as WithColours).colours = { read, contrast, groundOf };
};
