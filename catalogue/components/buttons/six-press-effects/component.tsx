'use client';

import type { PointerEvent, ReactNode } from 'react';

type Button = {
  /** What happens when it is pressed. */
  effect: 'felt' | 'ink' | 'type' | 'tear' | 'roll' | 'stamp';
  label: string;
  /** A second line; the stub of the ticket, what is behind the shutter, the print of the stamp. */
  note?: string;
  /** Makes it a link. */
  href?: string;
  /** Makes it a switch: it stays pressed as long as this is true. */
  pressed?: boolean;
  /** Called when it is pressed. */
  onPress?: () => void;
};

type Props = {
  /** One button or more, each with an effect of its own. */
  effects?: Button[];
  /** What a button without a link does in a form. */
  type?: 'button' | 'submit';
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const BUTTONS: Button[] = [
  { effect: 'felt', label: 'Ring the bell' },
  { effect: 'ink', label: 'Fill the house', href: '#house' },
  { effect: 'type', label: 'Print a poster' },
  { effect: 'tear', label: 'Tear off a seat', note: '₹140', href: '#seat' },
  { effect: 'roll', label: 'Box office', note: 'Open till 9.30' },
  { effect: 'stamp', label: 'Refund', note: 'Paid' },
];

/** One rule set per effect, and only those that are shown are in the page. --go is 0 for people who want no motion. */
const EFFECTS: Record<Button['effect'], string> = {
  // A slab on a spring. It goes down where the finger is, so a press at the edge tilts it.
  felt: `.six-felt{margin-bottom:.5em;border-radius:.2em;background:var(--two);color:var(--on-two);box-shadow:0 .5em var(--side);transition:calc(var(--go)*.22s) cubic-bezier(.3,1.9,.5,1)}
.six-felt:hover{translate:0 -.08em;box-shadow:0 .58em var(--side)}
.six-felt:is(:active,[aria-pressed=true]){translate:0 .4em;box-shadow:0 .1em var(--side);transition-duration:calc(var(--go)*.05s)}
.six-felt:active{transform:perspective(20em) rotateX(calc((.5 - var(--y,.5))*24deg*var(--go))) rotateY(calc((var(--x,.5) - .5)*16deg*var(--go)))}`,
  // The words are set twice. The inked ones are cut out in a circle around the point where the pointer came in.
  ink: `.six-ink{border:.16em solid var(--ink);background:var(--paper);color:var(--ink)}
.six-ink>:last-child{position:absolute;inset:-1px;padding:inherit;background:var(--ink);color:var(--paper);clip-path:circle(0 at calc(var(--x,0)*100%) calc(var(--y,1)*100%));transition:clip-path calc(var(--go)*.5s) cubic-bezier(.2,.7,.2,1)}
.six-ink:is(:hover,:focus-visible,[aria-pressed=true])>:last-child{clip-path:circle(150% at calc(var(--x,0)*100%) calc(var(--y,1)*100%))}
.six-ink:active>:last-child{background:var(--hit);color:var(--on-hit)}`,
  // Wood type: letters that stand up. Pressed, they are in the paper, and the plate leaves its edge.
  type: `.six-type{background:var(--paper);color:var(--ink);transition:calc(var(--go)*.3s)}
.six-type>span{translate:-.06em -.06em;text-shadow:.02em .02em var(--wood),.04em .04em var(--wood),.06em .06em var(--wood),.08em .08em var(--wood),.1em .1em var(--wood),.12em .12em var(--wood);transition:inherit}
.six-type:hover>span{translate:-.1em -.1em}
.six-type:is(:active,[aria-pressed=true]){box-shadow:inset 0 0 0 .24em var(--paper),inset 0 0 0 .32em var(--dent);transition-duration:calc(var(--go)*.06s)}
.six-type:is(:active,[aria-pressed=true])>span{translate:0 .03em;color:var(--stain);text-shadow:0 .035em var(--glint)}`,
  // Two halves with the same row of holes. The stub goes, and a new one is there a second later.
  tear: `.six-tear{padding:0;align-items:stretch}
.six-tear>span{padding:1.1em 1.1em;align-content:center;background:var(--hit);color:var(--on-hit);mask:radial-gradient(circle at 0 50%,#0000 .16em,#000 .17em) 0 0/51% .62em repeat-y,radial-gradient(circle at 100% 50%,#0000 .16em,#000 .17em) 100% 0/51% .62em repeat-y}
.six-tear>:last-child:not(:first-child){transform-origin:0 100%;transition:calc(var(--go)*.3s) calc(var(--go)*.7s)}
.six-tear:hover>:last-child:not(:first-child){rotate:calc(var(--turn)*4deg);transition-delay:0s}
.six-tear:is(:active,[aria-pressed=true])>:last-child:not(:first-child){translate:calc(var(--turn)*.5em) .35em;rotate:calc(var(--turn)*13deg);transition:calc(var(--go)*.12s)}
@media(forced-colors:active){.six-tear>span{border:2px dashed;mask:none}}`,
  // The name is painted on the shutter. Light falls out below it; behind it is what one gets.
  roll: `.six-roll{padding:0}
.six-roll>span{display:grid;width:100%;clip-path:inset(0)}
.six-roll>span>*{grid-area:1/1;align-content:center;padding:1.1em 1.2em 1.25em}
.six-roll>span>:first-child{background:var(--hit);color:var(--on-hit)}
.six-roll>span>:last-child{background:repeating-linear-gradient(var(--slat) 0 .3em,var(--groove) .3em .36em) var(--slat);color:var(--on-slat);translate:0 -.14em;transition:translate calc(var(--go)*.3s) cubic-bezier(.3,0,.2,1.1)}
.six-roll:is(:hover,:focus-visible)>span>:last-child{translate:0 -.5em}
.six-roll:is(:active,[aria-pressed=true])>span>:last-child{translate:0 -86%}
@media print{.six-roll>span>:first-child{visibility:hidden}.six-roll>span>:last-child{translate:0!important}}`,
  // The place for it is on the form. It comes down at once and dries slowly.
  stamp: `.six-stamp{gap:.8em;padding-inline:.9em;border:.1em solid var(--ink);background:var(--paper);color:var(--ink)}
.six-stamp>:last-child:not(:first-child){position:relative;padding:.4em .6em;font-size:max(.85em,14px);color:var(--stain)}
.six-stamp>:last-child:before{content:'';position:absolute;inset:0;border:.08em dashed var(--dent)}
.six-stamp>:last-child>*{display:block;margin:-.55em -.7em;padding:.35em .5em;border:.16em solid;outline:.06em solid;outline-offset:.08em;rotate:-9deg;opacity:0;scale:calc(1 + var(--go)*.7);transition:opacity calc(var(--go)*1.4s) calc(var(--go)*.5s),scale 0s calc(var(--go)*2s)}
.six-stamp:hover>:last-child:before{border-style:solid}
.six-stamp:is(:active,[aria-pressed=true])>:last-child>*{opacity:1;scale:1;transition:scale calc(var(--go)*.09s),opacity 0s}`,
};

const BASE =
  'relative isolate m-0 inline-flex max-w-full min-w-0 cursor-pointer flex-wrap items-center justify-center border-0 bg-transparent px-[1.2em] py-[1.1em] text-center [font-family:inherit]! text-[length:var(--size,1.5rem)]! leading-none! font-black! tracking-[-0.02em]! text-(--ink) uppercase no-underline! select-none rtl:tracking-normal! focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-(--ring) print:border-2! print:border-solid print:text-[#101010]! forced-colors:border-2! forced-colors:aria-pressed:border-[.2em]!';
const NOTE = 'mt-1.5 block text-base leading-tight font-bold tracking-normal normal-case';
const WORD = 'min-w-0 wrap-anywhere';

/** Where the pointer is on the button, from 0 to 1. */
const place = ({
  currentTarget: { style },
  currentTarget,
  clientX,
  clientY,
}: PointerEvent<HTMLElement>): void => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  style.setProperty('--x', String((clientX - left) / width));
  style.setProperty('--y', String((clientY - top) / height));
};

function Words({ effect, label, note }: Button): ReactNode {
  const both = (
    <span className={WORD}>
      {label}
      {note && <span className={NOTE}>{note}</span>}
    </span>
  );
  if (effect === 'ink')
    return (
      <>
        {both}
        <span aria-hidden="true" className="flex items-center justify-center">
          {both}
        </span>
      </>
    );
  if (effect === 'roll')
    return (
      <span>
        <span className={WORD}>{note ?? label}</span>
        <span className={WORD}>{label}</span>
      </span>
    );
  if (effect === 'tear' || effect === 'stamp')
    return (
      <>
        <span className={WORD}>{label}</span>
        {note && (
          <span aria-hidden={effect === 'stamp'} className={WORD}>
            <span>{note}</span>
          </span>
        )}
      </>
    );
  return both;
}

export function SixPressEffects({ effects = BUTTONS, type = 'button', className = '' }: Props) {
  const used = [...new Set(effects.map(({ effect }) => effect))];
  return (
    <div
      className={`flex w-fit max-w-full flex-wrap items-center gap-6 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] [--dent:color-mix(in_oklab,var(--ink)_55%,var(--paper))] [--glint:#fff] [--go:1] [--groove:color-mix(in_oklab,var(--slat)_70%,#fff)] [--hit:oklch(from_var(--brand,#ffb000)_clamp(.25,l,.9)_c_h)] [--ink:#17130e] [--on-hit:var(--brand-foreground,oklch(from_var(--hit)_clamp((l_-_.5)*.5,(.58_-_l)*1000,1)_0_0))] [--on-slat:#f7f1e4] [--on-two:oklch(from_var(--two)_clamp((l_-_.5)*.5,(.58_-_l)*1000,1)_0_0)] [--paper:#f7f1e4] [--ring:#17130e] [--side:color-mix(in_oklab,var(--two)_45%,#000)] [--slat:#17130e] [--stain:oklch(from_var(--two)_min(l,.45)_c_h)] [--turn:1] [--two:oklch(from_var(--brand-2,#3a2fb8)_clamp(.25,l,.9)_c_h)] [--wood:color-mix(in_oklab,var(--ink)_38%,var(--paper))] motion-reduce:[--go:0] rtl:[--turn:-1] dark:[--ring:#f7f1e4] print:[--ink:#101010] print:[--on-hit:#101010] print:[--on-slat:#101010] print:[--on-two:#101010] print:[--paper:#fff] print:[--stain:#101010] ${className}`}
    >
      <style>{used.map((effect) => EFFECTS[effect]).join('')}</style>
      {effects.map((button, at) => {
        const { effect, href, pressed, onPress } = button;
        const Tag = href ? 'a' : 'button';
        const own = href ? { href } : { type, 'aria-pressed': pressed };
        return (
          <Tag
            key={at}
            {...own}
            onPointerEnter={place}
            onPointerLeave={place}
            onPointerDown={place}
            onClick={onPress}
            className={`six-${effect} ${BASE}`}
          >
            <Words {...button} />
          </Tag>
        );
      })}
    </div>
  );
}
