/**
 * The address of a page or file of this site, from a path such as /pricing/. Next puts its basePath before the links of
 * next/link alone, and the pages have plain links.
 */
export const to = (path: string): string => `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
