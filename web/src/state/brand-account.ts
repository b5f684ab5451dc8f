import { isBranded } from '@tessera/contract/brand';
import { accountApi } from '../api/account-api.ts';
import { adoptBrand, type BrandChoice, chosenBrand, watchBrand } from './brand.ts';
import { onUserChange } from './session-store.ts';

/** Somebody who drags through colours causes one request. */
const SAVE_AFTER_MS = 800;

let userId: string | null = null;
/** As the account has it. */
let saved = '';
let timer: ReturnType<typeof setTimeout> | undefined;

const textOf = ({ brand, isInCode }: BrandChoice): string => JSON.stringify({ ...brand, isInCode });

async function save(): Promise<void> {
  const { brand, isInCode } = chosenBrand();
  const text = textOf({ brand, isInCode });
  if (userId === null || text === saved) return;
  saved = text;
  await accountApi
    .call('saveBrand', { body: { ...brand, isInCode } })
    // The browser keeps it. The next change is sent again.
    .catch(() => {
      saved = '';
    });
}

watchBrand(() => {
  clearTimeout(timer);
  if (userId !== null) timer = setTimeout(() => void save(), SAVE_AFTER_MS);
});

onUserChange(() => {
  clearTimeout(timer);
  userId = null;
});

/** From now on the brand of the account and that of this browser are the same. That of the account wins. */
export async function followAccount(id: string): Promise<void> {
  if (userId === id) return;
  const before = textOf(chosenBrand());
  const { brand } = await accountApi.call('getBrand', {});
  userId = id;
  // What was chosen while the answer was on its way is newer.
  if (brand && textOf(chosenBrand()) === before) {
    const { isInCode, ...chosen } = brand;
    saved = textOf({ brand: chosen, isInCode });
    adoptBrand({ brand: chosen, isInCode });
  } else if (isBranded(chosenBrand().brand)) await save();
}
