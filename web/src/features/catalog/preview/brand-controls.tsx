import { useId, useState } from 'react';
import {
  BRAND_COLOUR,
  BRAND_RADII,
  contrastOf,
  FONT_NAME_MAX_LENGTH,
  FONT_STACKS,
  isBranded,
  isFontName,
  NO_BRAND,
  textOn,
} from '@tessera/contract/brand';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { chooseBrand, chooseBrandInCode, useBrand } from '../../../state/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BrandTrigger, ownColourOf } from './brand-trigger.tsx';

const ORIGINAL = 'original';
const OWN = 'own';

/** The visitor's brand: set once, followed by every preview and carried by copied code. */
export function BrandControls({ item }: { item: ComponentDetail }) {
  const { brand, isInCode } = useBrand();
  const own = ownColourOf(item);
  return (
    <Popover title="Your brand" defaultOpen trigger={<BrandTrigger colour={brand.colour ?? own} />}>
      <div className="grid gap-4">
        <p className="text-ink-muted">
          Set once. Every preview follows it, and code that you copy carries it.
        </p>
        <Colour value={brand.colour} original={own} />
        <div className="grid gap-1.5">
          <span className="font-strong">Radius</span>
          {!item.tokens.some(({ name }) => name === '--radius') && (
            <span className="text-ink-muted">This component keeps its own corners.</span>
          )}
          <SegmentedControl
            label="Radius"
            size="sm"
            options={[
              { value: ORIGINAL, label: 'Own' },
              ...BRAND_RADII.map((value) => ({ value, label: value.replace('rem', '') })),
            ]}
            value={brand.radius ?? ORIGINAL}
            onChange={(value) =>
              chooseBrand({ radius: BRAND_RADII.find((known) => known === value) ?? null })
            }
          />
        </div>
        <Font value={brand.font} />
        <Switch
          label="Copied code carries it"
          hint={isInCode ? 'As defaults of its variables.' : 'Copied code is the original.'}
          checked={isInCode}
          onChange={({ target }) => chooseBrandInCode(target.checked)}
        />
        {isBranded(brand) && (
          <Button size="sm" onClick={() => chooseBrand(NO_BRAND)}>
            Show everything in its own colours
          </Button>
        )}
      </div>
    </Popover>
  );
}

/** What somebody typed as a colour. Capital letters and a missing sign are fine. */
function readColour(typed: string): string | null {
  const colour = `#${typed.trim().replace(/^#/, '')}`.toLowerCase();
  return BRAND_COLOUR.test(colour) ? colour : null;
}

function Colour({ value, original }: { value: string | null; original: string | null }) {
  const id = useId();
  // What is being typed. It is not yet a colour, or not as the colour is written.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value ?? original ?? '';
  const colour = readColour(text);
  const type = (typed: string) => {
    setDraft(typed);
    const wanted = readColour(typed);
    if (wanted) chooseBrand({ colour: wanted });
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-strong">
        Colour
      </label>
      <div className="flex items-start gap-2">
        <input
          id={id}
          type="color"
          value={colour ?? '#000000'}
          onChange={({ target }) => {
            setDraft(null);
            chooseBrand({ colour: target.value });
          }}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-control-line bg-surface p-1"
        />
        <TextField
          label="Colour as text"
          hideLabel
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(null)}
          placeholder="#0b5fc4"
          spellCheck={false}
          maxLength={7}
          error={text !== '' && colour === null ? 'Six digits, such as #0b5fc4' : undefined}
          className="min-w-0 flex-1"
        />
      </div>
      {colour && <Contrast colour={colour} />}
    </div>
  );
}

const ENOUGH = 4.5;
const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

/** What the colour is good for, as WCAG counts it. */
function Contrast({ colour }: { colour: string }) {
  const text = textOn(colour);
  const onIt = contrastOf(colour, text);
  const onWhite = contrastOf(colour, '#ffffff');
  const onBlack = contrastOf(colour, '#000000');
  return (
    <p role="status" className="text-ink-muted">
      {text === '#ffffff' ? 'White' : 'Black'} text on it has {ratio(onIt)}
      {onIt < ENOUGH && ', below the 4.5:1 of AA'}. As text it has {ratio(onWhite)} on white
      {onWhite < ENOUGH && ' (for large text and shapes only)'} and {ratio(onBlack)} on black.
    </p>
  );
}

const STACKS = Object.keys(FONT_STACKS) as (keyof typeof FONT_STACKS)[];

function Font({ value }: { value: string | null }) {
  const isOwn = value !== null && !STACKS.some((name) => name === value);
  const [isNaming, setNaming] = useState(isOwn);
  const [name, setName] = useState(isOwn ? value : '');
  const choose = (chosen: string) => {
    setNaming(chosen === OWN);
    if (chosen === ORIGINAL) chooseBrand({ font: null });
    else if (chosen !== OWN) chooseBrand({ font: chosen });
    else if (isFontName(name)) chooseBrand({ font: name });
  };
  const type = (typed: string) => {
    setName(typed);
    if (isFontName(typed.trim())) chooseBrand({ font: typed.trim() });
  };
  return (
    <div className="grid gap-2">
      <Select
        label="Font"
        options={[
          { value: ORIGINAL, label: 'Its own' },
          ...STACKS.map((stack) => ({ value: stack as string, label: stack })),
          { value: OWN, label: 'By name' },
        ]}
        value={isNaming ? OWN : (value ?? ORIGINAL)}
        onChange={choose}
      />
      {isNaming && (
        <TextField
          label="Name of the font"
          value={name}
          onChange={({ target }) => type(target.value)}
          maxLength={FONT_NAME_MAX_LENGTH}
          placeholder="Space Grotesk"
          hint="Your project loads it. The preview shows it if this computer has it."
          error={
            name !== '' && !isFontName(name.trim())
              ? 'Letters and single spaces. A word cannot begin with a digit.'
              : undefined
          }
        />
      )}
    </div>
  );
}
