import { CARD, mix, PRIMARY } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const WALL = mix(mix(PRIMARY, 14, '#e2dacb'), 92, CARD);
const DAYLIGHT = mix('#fffaf0', 62, WALL);
const TABLE = mix(PRIMARY, 5, '#bfa282');
const SHADOW = mix('#2a1d12', 38, TABLE);
const GLAZE = mix(PRIMARY, 66, '#e6ebee');
const GLAZE_SHADE = mix('#0f1620', 26, GLAZE);
const CLAY = '#b8754f';
const CLAY_SHADE = mix('#2a1208', 28, CLAY);
const GLASS = mix(PRIMARY, 16, '#3f5a4a');
const CRUST = '#b4703a';
const CRUST_SHADE = mix('#3a1a08', 24, CRUST);

/** The outline of the jug is used for the clay, and again for the glaze, which stops above the foot. */
const JUG_FRONT = 'M104 240L70 218Q74 210 84 210H216V240Q216 264 234 288 258 320 258 374';
const JUG_BACK = '66 374Q66 320 86 288 104 264 104 240z';

function Bottle() {
  return (
    <g>
      <path
        d="M322 150h36v78q0 22 24 38 22 14 22 46V470q0 14-14 14H290q-14 0-14-14V312q0-32 22-46 24-16 24-38z"
        fill={GLASS}
      />
      <path d="M276 352H404V470q0 14-14 14H290q-14 0-14-14z" fill={mix('#0b120e', 44, GLASS)} />
      <path d="M276 352H404v6H276z" fill={mix('#ffffff', 22, GLASS)} />
      <path
        d="M292 316q0-22 14-34"
        fill="none"
        stroke={DAYLIGHT}
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path d="M292 372v52" stroke={DAYLIGHT} strokeWidth="7" strokeLinecap="round" opacity="0.4" />
      <path d="M318 146h44v16h-44z" fill={mix('#ffffff', 18, GLASS)} />
      <path d="M325 146l-4-30q0-6 6-6h26q6 0 6 6l-4 30z" fill="#cfa878" />
    </g>
  );
}

function Jug() {
  return (
    <g>
      <path
        d="M94 276q-54 2-54 58 0 48 48 74"
        fill="none"
        stroke={GLAZE_SHADE}
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d={`${JUG_FRONT}Q258 440 224 480 218 488 208 488H116Q106 488 100 480 66 440 ${JUG_BACK}`}
        fill={CLAY}
      />
      <path
        d="M256 402Q250 452 224 480 218 488 208 488H184Q206 454 214 415 236 410 256 402z"
        fill={CLAY_SHADE}
      />
      <path d={`${JUG_FRONT}Q258 388 256 402 166 438 70 416 66 396 ${JUG_BACK}`} fill={GLAZE} />
      <path
        d="M186 210H216V240Q216 264 234 288 258 320 258 374 258 388 256 402 236 410 214 415 222 330 200 284 186 252 186 210z"
        fill={GLAZE_SHADE}
      />
      <path d="M110 430V400a12 13 0 0 1 24 0v30z" fill={CLAY} />
    </g>
  );
}

function Loaf() {
  return (
    <g>
      <path d="M340 528q-28-4-28-46 0-76 124-76t124 76q0 42-28 46z" fill={CRUST} />
      <path d="M560 482q0 42-28 46H396q124-2 126-98 38 18 38 52z" fill={CRUST_SHADE} />
      {[0, 1, 2, 3].map((cut) => (
        <path
          key={cut}
          d={`M${358 + cut * 44} 486q2-42 30-64 10 36-30 64z`}
          fill={cut === 3 ? '#cfae80' : '#f0d9b0'}
        />
      ))}
    </g>
  );
}

/** A jug, a bottle and a loaf in the light of a window. In the glaze is the mark of the finger that held the jug. */
export function StillLife({ title }: PictureProps) {
  return (
    <Drawing title={title} width={600} height={600}>
      <rect width="600" height="600" fill={WALL} />
      <path
        d="M438 0L600 66V212L438 146zM438 168L600 234V380L438 314zM230 0H416V138L288 86V16zM288 108L416 160V306L288 254z"
        fill={DAYLIGHT}
      />
      <rect y="412" width="600" height="188" fill={TABLE} />
      <rect y="412" width="600" height="6" fill={mix('#ffffff', 24, TABLE)} />
      <path d="M108 486L206 492 340 532H540L600 518V452L520 436 300 436 200 448z" fill={SHADOW} />
      <Jug />
      <Bottle />
      <Loaf />
    </Drawing>
  );
}
