// Both functions run in the page.

/** Every text with a letter that a person reads or hears, as it stands. */
export const findLetters = (): string[] => {
  const LETTER = /\p{L}/u;
  const SPOKEN =
    'aria-label aria-description aria-valuetext aria-roledescription aria-placeholder placeholder alt title label'.split(
      ' ',
    );
  const found = new Set<string>();
  const add = (text: string | null | undefined): void => {
    if (text && LETTER.test(text)) found.add(text.trim());
  };
  const root = document.querySelector('#root')!;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!['SCRIPT', 'STYLE', 'TEXTAREA'].includes(node.parentElement?.tagName ?? ''))
      add(node.textContent);
  for (const element of root.querySelectorAll('*')) {
    for (const name of SPOKEN) add(element.getAttribute(name));
    if (element instanceof HTMLInputElement) {
      if (/^(button|submit|reset)$/.test(element.type)) add(element.value);
      if (element.validity.customError) add(element.validationMessage);
    }
    for (const part of ['::before', '::after'] as const) {
      const { content } = getComputedStyle(element, part);
      for (const [, text] of content.matchAll(/"((?:[^"\\]|\\.)*)"/g)) add(text);
    }
  }
  return [...found];
};

/** What the browser writes in the language of the page is marked like a word; in any other language it is not. */
export const markFormats = (language: string): void => {
  const mark = (text: string): string =>
    text.replaceAll(/\p{L}/gu, (letter) =>
      String.fromCodePoint(0xe000 + (letter.codePointAt(0)! % 0x1900)),
    );
  const marked = (value: unknown): unknown => {
    if (typeof value === 'string') return mark(value);
    if (Array.isArray(value))
      return value.map((part: { value: string }) => ({ ...part, value: mark(part.value) }));
    return value;
  };
  type Call = (this: unknown, ...given: unknown[]) => unknown;
  const wrap = (
    holder: object,
    name: string,
    isOurs: (self: never, given: unknown[]) => boolean,
  ) => {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    if (!before) return;
    const through = (call: Call): Call =>
      function (this: unknown, ...given) {
        const made = call.apply(this, given);
        return isOurs(this as never, given) ? marked(made) : made;
      };
    if (before.get) {
      Object.defineProperty(holder, name, {
        ...before,
        get(this: object) {
          const call = before.get!.call(this) as Call;
          return isOurs(this as never, []) ? (...given: unknown[]) => marked(call(...given)) : call;
        },
      });
    } else Object.defineProperty(holder, name, { ...before, value: through(before.value as Call) });
  };
  const resolved = (self: Intl.NumberFormat): boolean =>
    self.resolvedOptions().locale.startsWith(language);
  for (const format of [
    Intl.DateTimeFormat,
    Intl.NumberFormat,
    Intl.RelativeTimeFormat,
    Intl.ListFormat,
    Intl.DisplayNames,
  ])
    for (const name of ['format', 'formatToParts', 'formatRange', 'formatRangeToParts', 'of'])
      wrap(format.prototype, name, resolved);
  const given = (_: never, [locale]: unknown[]): boolean =>
    locale === undefined || (typeof locale === 'string' && locale.startsWith(language));
  for (const holder of [Date.prototype, Number.prototype, BigInt.prototype])
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      wrap(holder, name, given);
};
