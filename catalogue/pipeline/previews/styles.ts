import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { transform } from 'lightningcss';

/**
 * The stylesheet of a buyer's project, except that theme and motion follow attributes of the document. So the shop can
 * switch them without the settings of the visitor's system.
 */
const ENTRY = `@import "tailwindcss";
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
@custom-variant motion-reduce (&:where([data-motion=reduce], [data-motion=reduce] *));
@custom-variant motion-safe (&:where([data-motion=full], [data-motion=full] *));`;

const MEDIA = /@media[^{]*prefers-(?:color-scheme|reduced-motion)/;

/** The stylesheet for some sources, minified. */
export async function compileStyles(sources: readonly string[], base: string): Promise<string> {
  const compiler = await compile(ENTRY, { base, onDependency: () => undefined });
  const candidates = new Scanner({}).scanFiles(
    sources.map((content) => ({ content, extension: 'tsx' })),
  );
  const { code } = transform({
    filename: 'item.css',
    code: Buffer.from(compiler.build(candidates)),
    minify: true,
  });
  const css = code.toString();
  // Only a variant of Tailwind can be redefined. A query in an arbitrary variant would ignore the attributes.
  if (MEDIA.test(css)) throw new Error('its styles ask for theme or motion without a variant');
  return css;
}
