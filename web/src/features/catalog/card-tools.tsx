import { Check, Copy, Heart, Info, Lock } from 'lucide-react';
import type { ComponentCard } from '@tessera/contract/catalog';
import { WallTool, WallTools } from '../../ui/wall-tools.tsx';

export type CardAction = 'info' | 'save' | 'copy';

export type CardToolsProps = {
  card: ComponentCard;
  onAct: (action: CardAction, card: ComponentCard) => void;
  isSaved?: boolean;
  isLocked?: boolean;
  isCopied?: boolean;
  isPending?: boolean;
};

export function CardTools({
  card,
  onAct,
  isSaved = false,
  isLocked = false,
  isCopied = false,
  isPending = false,
}: CardToolsProps) {
  const CopyIcon = isCopied ? Check : isLocked ? Lock : Copy;
  return (
    <WallTools
      corner={
        <>
          <WallTool
            look="icon"
            aria-label={`About ${card.title}`}
            aria-haspopup="dialog"
            title="About this component"
            onClick={() => onAct('info', card)}
          >
            <Info aria-hidden="true" />
          </WallTool>
          <WallTool
            look="icon"
            aria-label={`Save ${card.title}`}
            aria-pressed={isSaved}
            title={isSaved ? 'Saved' : 'Save'}
            onClick={() => onAct('save', card)}
          >
            <Heart aria-hidden="true" className={isSaved ? 'fill-accent text-accent' : ''} />
          </WallTool>
        </>
      }
      foot={
        <WallTool
          look="wide"
          aria-busy={isPending || undefined}
          onClick={() => onAct('copy', card)}
        >
          <CopyIcon aria-hidden="true" />
          {isCopied ? 'Copied!' : 'Copy code'}
          <span className="sr-only">
            {' '}
            of {card.title}
            {isLocked && ' (locked)'}
          </span>
        </WallTool>
      }
    />
  );
}
