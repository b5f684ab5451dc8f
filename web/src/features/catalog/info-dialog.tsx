import type { ReactNode } from 'react';
import type { ComponentCard } from '@tessera/contract/catalog';
import { formatRupees } from '@tessera/contract/money';
import { KIND_WORDS } from '../../lib/kind-words.ts';
import { planTone } from '../../lib/plan-tone.ts';
import { useLanguageSwitch } from '../../state/code-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { UsageText } from './usage-text.tsx';

type InfoDialogProps = {
  card: ComponentCard;
  isLocked: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBuy: () => void;
};

/** The details that do not fit on a card. */
export function InfoDialog({ card, isLocked, open, onOpenChange, onBuy }: InfoDialogProps) {
  const plan = card.subscriptionPlan?.name;
  const language = useLanguageSwitch();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title={card.title}
      actions={
        <>
          {isLocked && card.price !== undefined && (
            <Button onClick={onBuy}>Buy Now · {formatRupees(card.price)}</Button>
          )}
          <LinkButton
            to={`/components/${card.slug}`}
            variant="primary"
            onClick={() => onOpenChange(false)}
          >
            Open component page
          </LinkButton>
        </>
      }
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-4 text-sm">
        <Fact name="Category">{card.category}</Fact>
        <Fact name="Plan">
          <Badge tone={planTone(plan)}>{plan ?? 'Free'}</Badge>
        </Fact>
        {card.kind && <Fact name="Kind">{KIND_WORDS[card.kind]}</Fact>}
        {card.hasJs && (
          <Fact name="Copied as" wide>
            <SegmentedControl {...language} size="sm" />
          </Fact>
        )}
        {card.description && (
          <Fact name="Description" wide>
            {card.description}
          </Fact>
        )}
        {card.info && (
          <Fact name="Additional info" wide>
            <UsageText>{card.info}</UsageText>
          </Fact>
        )}
        {card.tags.length > 0 && (
          <Fact name="Tags" wide>
            <span className="font-mono text-xs leading-relaxed text-ink-muted">
              {card.tags.map((tag) => `#${tag}`).join(' ')}
            </span>
          </Fact>
        )}
      </dl>
    </Dialog>
  );
}

type FactProps = { name: string; wide?: boolean; children: ReactNode };

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'w-full' : undefined}>
      <dt className="mb-1 font-mono text-xs text-ink-faint">{name}</dt>
      <dd className="text-pretty whitespace-pre-line text-ink">{children}</dd>
    </div>
  );
}
