import { Check, Copy, Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { TAGS_ON_CARD } from '@tessera/contract/constants';
import type { SavedComponent } from '@tessera/contract/saved';
import { weightWords } from '../../lib/item-words.ts';
import { planTone } from '../../lib/plan-tone.ts';
import { Badge } from '../../ui/badge.tsx';
import { WallCard } from '../../ui/wall-card.tsx';
import { WallTool, WallTools } from '../../ui/wall-tools.tsx';

type SavedCardProps = {
  item: SavedComponent;
  /** Takes the place of the kind. */
  note?: ReactNode;
  isCopied: boolean;
  onRemove: (item: SavedComponent) => void;
  onCopy: (item: SavedComponent) => void;
  onLocked: (item: SavedComponent) => void;
};

export function SavedCard({ item, note, isCopied, onRemove, onCopy, onLocked }: SavedCardProps) {
  const plan = item.subscriptionPlan?.name;
  const isLocked = !item.mayCopy;
  const Icon = isCopied ? Check : Copy;
  return (
    <WallCard
      id={item._id}
      title={item.title}
      to={`/components/${item.slug}`}
      src={item.imageUrl}
      darkSrc={item.darkImageUrl}
      image={item.image}
      tags={item.tags.slice(0, TAGS_ON_CARD)}
      badge={
        <>
          <Badge tone={planTone(plan)} className="max-w-1/2 shrink-0">
            {plan ?? 'Free'}
          </Badge>
          {note ?? <span className="truncate text-xs text-ink-muted">{weightWords(item)}</span>}
        </>
      }
      tools={
        <WallTools
          corner={
            <WallTool
              look="icon"
              aria-label={`Remove ${item.title}`}
              title="Remove from saved"
              onClick={() => onRemove(item)}
            >
              <Trash2 aria-hidden="true" />
            </WallTool>
          }
          foot={
            isLocked ? (
              <WallTool
                look="wide"
                aria-haspopup="dialog"
                title="Requires plan subscription"
                onClick={() => onLocked(item)}
              >
                <Lock aria-hidden="true" />
                Locked
                <span className="sr-only">: {item.title}</span>
              </WallTool>
            ) : (
              <WallTool look="wide" onClick={() => onCopy(item)}>
                <Icon aria-hidden="true" />
                {isCopied ? 'Copied!' : 'Copy code'}
                <span className="sr-only"> of {item.title}</span>
              </WallTool>
            )
          }
        />
      }
    />
  );
}
