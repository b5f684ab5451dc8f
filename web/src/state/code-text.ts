import { isBranded } from '@tessera/contract/brand';
import { brandCode } from '@tessera/contract/brand-code';
import type { ComponentCode } from '@tessera/contract/catalog';
import { withHeader } from '@tessera/contract/code-header';
import type { CodeLanguage } from '@tessera/contract/constants';
import { type BrandChoice, chosenBrand } from './brand.ts';
import { variantOf } from './code-language.ts';

/** The code of a version in all its languages, and what its first line says. */
export type VersionCode = Pick<
  ComponentCode,
  'slug' | 'code' | 'codeJs' | 'version' | 'sha256' | 'sha256Js'
>;

/** A code in the language that it is copied in. */
export type CodeVariant = { text: string; language: CodeLanguage };

/** Code with the brand, unless the visitor wants the original. */
export const withBrand = (code: string, { brand, isInCode }: BrandChoice): string =>
  isInCode && isBranded(brand) ? brandCode(code, brand) : code;

/** The text that is copied or saved: with the brand, and with a first line that says where it is from. */
export function textOf(title: string, code: VersionCode, wanted: CodeLanguage): CodeVariant {
  const { text, language } = variantOf(code, wanted);
  const { slug, version, sha256, sha256Js = sha256 } = code;
  return {
    text: withHeader(withBrand(text, chosenBrand()), {
      title,
      version,
      sha256: language === 'js' ? sha256Js : sha256,
      url: `${location.origin}/components/${slug}`,
    }),
    language,
  };
}
