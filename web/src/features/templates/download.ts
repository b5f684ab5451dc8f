import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayDownload } from '@tessera/contract/access';
import type { TemplateCard } from '@tessera/contract/templates';
import { ApiError } from '../../lib/api-error.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { holdingsOf, useLibraryState } from '../../lib/library.ts';
import { sessionState } from '../../lib/session-store.ts';
import { useSession } from '../../lib/session.tsx';
import { notify } from '../../ui/notify.ts';
import { askForDownload } from './api.ts';

const FAILED = 'The download could not be started. Please try again.';

type Wanted = Pick<TemplateCard, '_id'> & { title?: string };

export type Downloads = {
  /** Whether this page thinks that the visitor may download it. The server decides. */
  mayHave: (template: TemplateCard) => boolean;
  /** The access of a signed-in visitor is still loading. */
  isUnsure: boolean;
  start: (template: Wanted) => void;
  /** The template whose download URL is being requested. */
  pendingId: string | null;
};

export function useDownloads(): Downloads {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status, user } = useSession();
  const { library, isPending } = useLibraryState();
  const holdings = holdingsOf(library, user);
  const [pendingId, setPendingId] = useState<string | null>(null);

  const fetchFile = async ({ _id: templateId, title }: Wanted) => {
    const wish = { redirectTo: pathname + search, action: 'download', templateId } as const;
    const { detourFor, detourAfter } = await import('../../lib/errand.ts');
    let detour = detourFor(sessionState(), wish);
    if (!detour) {
      try {
        location.assign(await askForDownload(browserApi, templateId));
        notify({ title: `${title ?? 'Your template'} is on its way.`, tone: 'positive' });
      } catch (error) {
        detour = await detourAfter(error, wish);
        if (!detour) throw error;
      }
    }
    if (detour) await navigate(detour.to, { state: detour.state });
  };

  return {
    pendingId,
    isUnsure: status === 'loading' || (isPending && user?.isVerified === true),
    // Free templates count as available to all visitors. A signed-out visitor is asked to sign in after the click.
    mayHave: ({ _id, subscriptionPlan: plan }) =>
      mayDownload(
        holdings,
        {
          _id,
          ...(plan && { subscriptionPlan: { ...plan, accessiblePlans: plan.alsoOpenTo } }),
        },
        'both',
      ),
    start: (template) => {
      setPendingId(template._id);
      void fetchFile(template)
        .catch((error: unknown) =>
          notify({ title: error instanceof ApiError ? error.message : FAILED, tone: 'danger' }),
        )
        .finally(() => setPendingId(null));
    },
  };
}
