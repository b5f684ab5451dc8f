import { mix, PRIMARY } from './colours';
import { Drawing, type PictureProps } from './drawing';
import { BACKDROP, Eye, skin } from './face';

const SKIN = skin('#e4ba9c');
const HAIR = '#8b8379';
const STUBBLE = mix(HAIR, 26, '#e4ba9c');
const ROLL_NECK = '#3a3f46';
const SEAM = mix('#0b1020', 30, PRIMARY);

/** A man of about fifty-five, with receding grey hair, square glasses and a pencil in the pocket. */
export function PortraitPencil({ title }: PictureProps) {
  return (
    <Drawing title={title} width={400} height={500}>
      <rect width="400" height="500" fill={BACKDROP} />
      <g transform="translate(200 500) scale(1.14) translate(-200 -500)">
        <path d="M30 500C36 426 84 396 150 374H250C316 394 362 426 370 500z" fill={PRIMARY} />
        <path d="M148 262L144 360 200 380 254 352 250 300z" fill={SKIN.shade} />
        <path d="M146 338Q196 372 254 326L262 392Q206 430 142 396z" fill={ROLL_NECK} />
        <path
          d="M145 358Q198 392 257 348"
          fill="none"
          stroke={mix('#ffffff', 16, ROLL_NECK)}
          strokeWidth="4"
        />
        <path d="M140 380Q200 424 264 376L238 500H170z" fill={ROLL_NECK} />
        <path d="M142 376L172 500H120L96 420zM262 372L236 500H268L298 410z" fill={SEAM} />
        <path
          d="M140 194C134 240 142 286 164 318 180 336 206 340 224 332 246 320 256 300 260 276 264 262 268 256 268 246 268 234 262 224 262 214 264 202 266 194 264 180 260 140 236 116 200 116 164 116 142 146 140 194z"
          fill={SKIN.light}
        />
        <path
          d="M141 240C144 276 150 300 164 318 180 336 206 340 224 332 246 320 256 300 260 276 250 262 236 268 222 264 204 262 196 272 188 284 170 276 152 262 141 240z"
          fill={STUBBLE}
        />
        <path
          d="M140 194C134 240 142 286 164 318 172 327 182 333 192 335 174 306 162 270 160 224z"
          fill={SKIN.shade}
          opacity="0.75"
        />
        <path d="M142 208c-16-6-22 8-18 26 3 16 12 24 22 20z" fill={SKIN.light} />
        <path
          d="M130 220q8 4 8 20"
          fill="none"
          stroke={SKIN.shade}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M136 214C118 158 140 98 198 92 240 88 268 118 265 184 256 158 244 130 226 120 214 132 190 130 176 138 160 148 160 178 154 206 150 214 144 206 136 214z"
          fill={HAIR}
        />
        <path
          d="M176 190q18-10 36-2l0 6q-18-5-36 2zM238 188q14-5 24 2l-1 5q-12-5-23-1z"
          fill={mix('#3a322c', 40, HAIR)}
        />
        <Eye x={196} y={214} width={27} iris="#4d6a78" lid={SKIN.line} look={3} />
        <Eye x={248} y={213} width={20} iris="#4d6a78" lid={SKIN.line} look={2} />
        <path
          d="M228 208c4 20 18 36 18 46 0 8-10 9-18 7"
          fill="none"
          stroke={SKIN.line}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M206 292q10-4 18-2 10-2 20 0-6 10-18 10-12 0-20-8z" fill={SKIN.lip} />
        <path
          d="M204 292q12 0 20 0 12 0 21-2"
          fill="none"
          stroke={SKIN.line}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <g fill="none" stroke="#2a2b2e" strokeWidth="6" strokeLinejoin="round">
          <path d="M170 198h52q4 0 3 5l-4 24q-1 6-7 6h-34q-7 0-8-7zM238 198h32q4 0 3 5l-3 24q-1 6-7 6h-16q-6 0-7-6z" />
          <path d="M224 206q7-4 14 0M170 204L144 212" />
        </g>
        <path d="M314 434h10v34h-10z" fill="#b8392c" />
        <path d="M314 434l5-14 5 14z" fill="#f0dcbf" />
        <path d="M296 464h52v36h-52z" fill={PRIMARY} />
        <path d="M297 464V500M347 464V500" stroke={SEAM} strokeWidth="3" />
        <path d="M294 464H350" stroke={SEAM} strokeWidth="6" />
      </g>
    </Drawing>
  );
}
