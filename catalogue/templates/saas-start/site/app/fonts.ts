import localFont from 'next/font/local';

/** The family of the text. Other families: `npm install @fontsource-variable/<name>`, and change both paths. */
const latin = localFont({
  src: '../node_modules/@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin',
});

/** The rupee sign and accents of Central Europe. Browsers request it only where a page has one of them. */
const latinExt = localFont({
  src: '../node_modules/@fontsource-variable/libre-franklin/files/libre-franklin-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0',
    },
  ],
});

/** Commands and code. */
const mono = localFont({
  src: '../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-mono',
  preload: false,
});

export const fonts = `${latin.variable} ${latinExt.variable} ${mono.variable}`;
