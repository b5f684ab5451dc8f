import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatRupees } from '@tessera/contract/money';
import { templateAddresses } from '@tessera/contract/template-addresses';
import type { TemplateCard } from '@tessera/contract/templates';
import { browserApi } from '../../api/browser-api.ts';
import { useEarlierSignIn } from '../../state/earlier-sign-in.ts';
import { type Intent, type IntentAction, readIntent } from '../../state/intent.ts';

/** What a visitor wanted before signing in, as the sign-in pages show it. */
export type Wanted = {
  id: string;
  title: string;
  /** 'Free', or the plan that opens it. */
  terms: string;
  picture?: { src: string; width: number; height: number };
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const idOf = ({ action, componentId, templateId, planId }: Intent): string | undefined => {
  const id = action === 'download' ? templateId : action === 'subscribe' ? planId : componentId;
  return action !== undefined && id !== undefined && UUID.test(id) ? id : undefined;
};

const planOf = (card: { subscriptionPlan?: { name: string } | undefined }) =>
  card.subscriptionPlan?.name ?? 'Free';

async function findWanted(
  action: IntentAction,
  id: string,
  signal: AbortSignal,
): Promise<Wanted | null> {
  if (action === 'subscribe') {
    const plan = (await browserApi.call('listPlans', {}, { signal })).find(({ _id }) => _id === id);
    return plan ? { id, title: plan.name, terms: formatRupees(plan.price) } : null;
  }
  if (action === 'download') {
    const { body } = await browserApi.request(
      templateAddresses.getTemplateCard,
      { params: { id } },
      { signal },
    );
    const card = body as TemplateCard;
    const [front] = card.pictures;
    return {
      id,
      title: card.title,
      terms: planOf(card),
      ...(front && { picture: { src: front.url, width: front.width, height: front.height } }),
    };
  }
  const card = await browserApi.call('getComponentCard', { params: { id } }, { signal });
  const { width, height } = card.image;
  return {
    id,
    title: card.title,
    terms: planOf(card),
    picture: { src: card.imageUrl, width, height },
  };
}

export type WantedState = {
  /** Not set when the visitor wanted nothing in particular, or when it is not known yet. */
  action: IntentAction | undefined;
  /** Null while it is loading. */
  wanted: Wanted | null;
  /** Nobody has signed in with this browser before. */
  isNewcomer: boolean;
};

/** Empty on the server and in the first render: caches in front keep one page for all intents. */
export function useWanted(): WantedState {
  const [search] = useSearchParams();
  const earlier = useEarlierSignIn();
  const intent = readIntent(search);
  const id = idOf(intent);
  const { action } = intent;
  const [found, setFound] = useState<Wanted | 'missing' | null>(null);

  useEffect(() => {
    if (id === undefined || action === undefined) return undefined;
    const aborter = new AbortController();
    findWanted(action, id, aborter.signal).then(
      (thing) => setFound(thing ?? 'missing'),
      () => {
        if (!aborter.signal.aborted) setFound('missing');
      },
    );
    return () => aborter.abort();
  }, [action, id]);

  const isShown =
    earlier !== 'unknown' && id !== undefined && action !== undefined && found !== 'missing';
  return {
    action: isShown ? action : undefined,
    wanted: found === 'missing' ? null : found,
    isNewcomer: earlier === 'no' && action !== undefined,
  };
}
