import { CARD, mix, PRIMARY } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const NIGHT = mix(PRIMARY, 12, '#161e2c');
const SKY = mix(mix(PRIMARY, 12, '#92a3bd'), 92, CARD);
const LIGHT = '#ffd589';
const GROUND = 424;
/** Colours of walls before sunrise. */
const early = (colour: string, shade = 40): string => mix(NIGHT, shade, colour);
const CREAM = early('#f1e7d5', 30);
const STRIPE = early('#f4efe6', 12);
const TILES = early('#b4583c', 36);

type Opening = 'arched' | 'sash' | 'louvred' | 'wide';
type WindowSpec = { kind: Opening; x: number; y: number; isLit?: boolean };

const row = (kind: Opening, y: number, ...columns: number[]): WindowSpec[] =>
  columns.map((x) => ({ kind, x, y }));

const WINDOWS: WindowSpec[] = [
  ...row('louvred', 226, 18, 82),
  ...row('sash', 146, 146, 200),
  ...row('sash', 232, 146, 200),
  ...row('arched', 206, 280, 348),
  { kind: 'arched', x: 416, y: 206, isLit: true },
  ...row('wide', 150, 530),
  ...row('wide', 236, 530),
  ...row('louvred', 232, 668, 746),
];

function Window({ kind, x, y, isLit = false }: WindowSpec) {
  const glass = isLit ? LIGHT : NIGHT;
  if (kind === 'arched') {
    return (
      <g>
        <path
          d={`M${x - 5} ${y + 62}V${y + 17}a22 22 0 0 1 44 0v45z`}
          fill={early('#ffffff', 18)}
        />
        <path d={`M${x} ${y + 62}V${y + 17}a17 17 0 0 1 34 0v45z`} fill={glass} />
        <path d={`M${x + 17} ${y}v62M${x} ${y + 20}h34`} stroke={CREAM} strokeWidth="3" />
      </g>
    );
  }
  if (kind === 'wide') {
    return (
      <g>
        <path d={`M${x} ${y}h68v46h-68z`} fill={glass} />
        <path d={`M${x} ${y + 46}h68v5h-68zM${x + 32} ${y}h4v46h-4z`} fill={CREAM} />
      </g>
    );
  }
  const isLouvred = kind === 'louvred';
  return (
    <g>
      <path d={`M${x} ${y}h30v56h-30z`} fill={glass} />
      <path d={`M${x - 4} ${y + 56}h38v6h-38zM${x - 4} ${y - 6}h38v6h-38z`} fill={CREAM} />
      {isLouvred ? (
        <path
          d={`M${x - 14} ${y}h14v56h-14zM${x + 30} ${y}h14v56h-14z`}
          fill={early(mix(PRIMARY, 50, '#8fa59a'), 30)}
        />
      ) : (
        <path d={`M${x + 15} ${y}v56M${x} ${y + 28}h30`} stroke={CREAM} strokeWidth="3" />
      )}
    </g>
  );
}

function Walls() {
  return (
    <g>
      <path d={`M0 200H122V${GROUND}H0z`} fill={early(mix(PRIMARY, 30, '#d7cdbd'))} />
      <path d="M0 200V158H96l34 42v6H0z" fill={TILES} />
      <path d="M150 100v-30h34v30zM158 62h18v8h-18z" fill={NIGHT} />
      <path d={`M122 112H252V${GROUND}H122z`} fill={early('#d59a78')} />
      <path d="M116 100h142v14H116z" fill={early('#d59a78', 58)} />
      <path d="M442 160V92h26v68z" fill={early('#b4583c', 54)} />
      <path d={`M252 188H500V${GROUND}H252z`} fill={CREAM} />
      <path d="M240 192l34-50h204l34 50z" fill={TILES} />
      <path d={`M500 112H630V${GROUND}H500z`} fill={early(mix(PRIMARY, 58, '#cdd3d8'), 34)} />
      <path d="M494 114l71-48 71 48z" fill={early(mix(PRIMARY, 58, '#cdd3d8'), 54)} />
      <circle cx="565" cy="94" r="10" fill={NIGHT} />
      <path d={`M630 196H800V${GROUND}H630z`} fill={early('#c9bda2')} />
      <path d="M630 182h170v16H630z" fill={early('#c9bda2', 58)} />
      <path d="M712 182v-46M694 146h36M700 156h24" stroke={NIGHT} strokeWidth="3" />
    </g>
  );
}

/** The neighbours, shut: two wooden entrances and two roller shutters, a balcony above one. */
function Neighbours() {
  return (
    <g>
      <path d="M34 330h56v94H34z" fill={early('#6d4a35', 40)} />
      <path
        d="M62 330v94M42 342h12v32H42zM70 342h12v32H70z"
        fill={NIGHT}
        stroke={NIGHT}
        strokeWidth="2"
      />
      <path d="M140 330h94v94h-94zM652 330h124v94H652z" fill={early('#9aa4ab', 50)} />
      {[0, 1, 2, 3, 4, 5].map((slat) => (
        <path
          key={slat}
          d={`M140 ${344 + slat * 14}h94M652 ${344 + slat * 14}h124`}
          stroke={NIGHT}
          strokeWidth="2"
        />
      ))}
      <path d="M536 336a29 29 0 0 1 58 0v88h-58z" fill={NIGHT} />
      <path d="M564 308v116" stroke={early(mix(PRIMARY, 58, '#cdd3d8'), 34)} strokeWidth="2" />
      <path d="M134 302h106v6H134z" fill={NIGHT} />
      <path d="M137 270h100" stroke={NIGHT} strokeWidth="4" />
      {Array.from({ length: 13 }, (_, index) => (
        <path key={index} d={`M${139 + index * 8} 270v32`} stroke={NIGHT} strokeWidth="2" />
      ))}
    </g>
  );
}

function Shop() {
  return (
    <g>
      <path d={`M266 300H486V${GROUND}H266z`} fill={mix(PRIMARY, 62, NIGHT)} />
      <path d={`M276 336H396v62H276zM410 336h64v${GROUND - 336}h-64z`} fill={LIGHT} />
      <path d="M276 368H396v4H276z" fill="#b47a3f" />
      <g fill="#a85f2b">
        {[282, 312, 342, 372].map((x) => (
          <path key={x} d={`M${x} 368q-3-13 9-13t9 13z`} />
        ))}
        {[284, 320, 356].map((x) => (
          <path key={x} d={`M${x} 398q-4-17 14-17t14 17z`} />
        ))}
      </g>
      <g>
        <path d="M430 374q12-7 24 0l3 26v24h-30v-24z" fill="#3b2c2a" />
        <path d="M433 384h18l2 40h-22z" fill="#fdf8ee" />
        <circle cx="442" cy="360" r="9" fill="#7a4a30" />
        <path d="M432 357q-1-14 10-14t10 14z" fill="#fdf8ee" />
        <path d="M418 392h30v5h-30z" fill="#7b5a3c" />
        <path d="M421 392q0-9 8-9t8 9z" fill="#a85f2b" />
      </g>
      {Array.from({ length: 10 }, (_, index) => (
        <path
          key={index}
          d={`M${266 + index * 22} 298h22l${index * 2.4 - 9.6} 36a12.2 9 0 0 1-24.4 0z`}
          fill={index % 2 === 0 ? PRIMARY : STRIPE}
        />
      ))}
    </g>
  );
}

function DeliveryBicycle() {
  return (
    <g fill="none" stroke={NIGHT} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M190 398h34v-26h-34z" fill="#8a6038" />
      <circle cx="206" cy="426" r="22" />
      <circle cx="122" cy="426" r="22" />
      <path d="M122 426l22-40h44l-30 40zl36 0M206 426l-22-52h-12M136 382h18" />
    </g>
  );
}

/** A street before sunrise. One shop is open, and its light lies on the pavement. */
export function RowHouses({ title }: PictureProps) {
  return (
    <Drawing title={title} width={800} height={500}>
      <rect width="800" height="500" fill={SKY} />
      <path d="M0 150H800V300H0z" fill={mix('#f3c9a4', 36, SKY)} />
      <Walls />
      {WINDOWS.map((window) => (
        <Window key={`${window.x} ${window.y}`} {...window} />
      ))}
      <Neighbours />
      <path d={`M0 ${GROUND}H800V500H0z`} fill={early('#8d97a3', 62)} />
      <path d={`M0 ${GROUND}H800V438H0z`} fill={early('#b9bec3', 46)} />
      <path d={`M410 ${GROUND}h64l44 76H392z`} fill={LIGHT} />
      <path d={`M276 ${GROUND}H396l-12 76H214z`} fill={LIGHT} opacity="0.4" />
      <Shop />
      <DeliveryBicycle />
    </Drawing>
  );
}
