import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { getQueryClient } from '../../api/query-client.ts';
import { useBrand } from '../../state/brand.ts';
import { useLanguageSwitch, variantOf } from '../../state/code-language.ts';
import { withBrand } from '../../state/code-text.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { LoadingCode, LockedCode } from './code-panels.tsx';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';
import type { Terms } from './item-terms.ts';

type OpenCodeProps = {
  item: ComponentDetail;
  terms: Terms;
  /** Others read what is free, from an endpoint that asks for no session. */
  isMember: boolean;
  copying: Omit<CopyButtonProps, 'item'>;
};

const codeQuery = ({ _id, version }: ComponentDetail, isMember: boolean) =>
  queryOptions({
    queryKey: isMember ? [PERSONAL_QUERY_KEY, 'code', _id, version] : ['free-code', _id, version],
    queryFn: ({ signal }) =>
      browserApi.call(
        isMember ? 'getComponentCode' : 'readFreeCode',
        { params: { id: _id } },
        { signal, fallbackMessage: 'Failed to load the code. Please try again.' },
      ),
  });

const isLocked = (error: unknown) => error instanceof ApiError && error.code === 'LOCKED';

/** Loaded only when there is code to show, so that the public bundle has neither it nor the query library. */
export function OpenCode({ item, terms, isMember, copying }: OpenCodeProps) {
  const languageSwitch = useLanguageSwitch();
  const choice = useBrand();
  const { data, error, isFetching, refetch } = useQuery(
    codeQuery(item, isMember),
    getQueryClient(),
  );
  if (data) {
    const { code, codeJs, version, sha256, sha256Js } = data;
    const { text, language } = variantOf(data, languageSwitch.value);
    const html = language === 'js' ? data.highlightedJs : data.highlighted;
    return (
      <CodeBlock
        label={`${item.slug}.${language}x`}
        // The marked-up code has the same texts, so the brand is put into it in the same way.
        code={html ? { html: withBrand(html, choice) } : { text: withBrand(text, choice) }}
        short
        actions={
          <div className="ml-auto flex items-center gap-1">
            {codeJs !== undefined && <SegmentedControl {...languageSwitch} size="sm" />}
            <CopyButton
              item={{ ...item, code, codeJs, version, sha256, sha256Js }}
              size="sm"
              variant="text"
              {...copying}
            />
          </div>
        }
      />
    );
  }
  if (isLocked(error)) return <LockedCode item={item} opening={terms.opening} />;
  if (error) {
    return (
      <Card>
        <ErrorState
          title="No code to show"
          headingLevel="h3"
          className="py-10"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      </Card>
    );
  }
  return <LoadingCode />;
}
