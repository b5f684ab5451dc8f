import { lazy, Suspense } from 'react';
import { mayRead } from '@tessera/contract/access';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { LoadingCode, LockedCode } from './code-panels.tsx';
import type { CopyButtonProps } from './copy-button.tsx';
import type { ItemAccess } from './item-access.ts';
import type { Terms } from './item-terms.ts';

const OpenCode = lazy(async () => ({ default: (await import('./open-code.tsx')).OpenCode }));

type ItemCodeProps = {
  item: ComponentDetail;
  terms: Terms;
  access: ItemAccess;
  copying: Omit<CopyButtonProps, 'item'>;
};

/**
 * The code for members who may copy it, and for everybody when it is free. Otherwise the ways to
 * unlock it. The server's HTML never contains it.
 */
export function ItemCode({ item, terms, access, copying }: ItemCodeProps) {
  const { kind } = access;
  const isFree = mayRead(item);
  const isReadable = kind === 'open' || (isFree && kind !== 'unknown');
  return (
    <section aria-labelledby="code-title" className="paywalled">
      <h2 id="code-title" className="sr-only">
        Code
      </h2>
      {isReadable && (
        <Suspense fallback={<LoadingCode />}>
          <OpenCode item={item} terms={terms} isMember={kind === 'open'} copying={copying} />
        </Suspense>
      )}
      {/* Both are rendered until the session is known. The attribute on <html> selects one before the first paint. */}
      {kind === 'unknown' && (
        <div className={isFree ? undefined : 'hidden signed-in:block'}>
          <LoadingCode />
        </div>
      )}
      {!isFree && kind !== 'open' && (
        <div className={kind === 'unknown' ? 'signed-in:hidden' : undefined}>
          <LockedCode
            item={item}
            opening={kind === 'unverified' ? 'Verify your email to see the code' : terms.opening}
          />
        </div>
      )}
    </section>
  );
}
