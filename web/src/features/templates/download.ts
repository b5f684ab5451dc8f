import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayDownload } from '@tessera/contract/access';
import type { TemplateCard } from '@tessera/contract/templates';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { userAccessOf, useLibraryState } from '../../state/library.ts';
import { sessionState } from '../../state/session-store.ts';
import { useSession } from '../../state/session.tsx';
import { notify } from '../../ui/notify.ts';
import { askForDownload } from './queries.ts';

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
  const holdings = userAccessOf(library, user);
  const [pendingId, setPendingId] = useState<string | null>(null);

  const fetchFile = async ({ _id: templateId, title }: Wanted) => {
    const intent = { redirectTo: pathname + search, action: 'download', templateId } as const;
    const { signInRedirectFor, signInRedirectAfter } =
      await import('../../state/member-actions.ts');
    let redirect = signInRedirectFor(sessionState(), intent);
    if (!redirect) {
      try {
        location.assign(await askForDownload(browserApi, templateId));
        notify({ title: `${title ?? 'Your template'} is on its way.`, tone: 'positive' });
      } catch (error) {
        redirect = await signInRedirectAfter(error, intent);
        if (!redirect) throw error;
      }
    }
    if (redirect) await navigate(redirect.to, { state: redirect.state });
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
