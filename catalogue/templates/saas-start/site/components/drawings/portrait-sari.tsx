import { mix, PRIMARY } from './colours';
import { Drawing, type PictureProps } from './drawing';
import { BACKDROP, Eye, skin } from './face';

const SKIN = skin('#b27d58');
const SILVER = '#c9c8c6';
const SILVER_SHADE = '#9d9c9c';
const CREAM = '#f0e2c4';

/** The lower edge of the woven border, as a curve. */
const EDGE = [
  [132, 500],
  [184, 466],
  [236, 420],
  [268, 372],
] as const;

const onEdge = (at: number, axis: 0 | 1): number => {
  const rest = 1 - at;
  const weights = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3];
  return weights.reduce((sum, weight, index) => sum + weight * EDGE[index]![axis], 0);
};

/** The teeth of the border: each stands on the edge, and points away from it. */
const TEETH = Array.from({ length: 12 }, (_, index) => {
  const [from, to] = [index / 12, (index + 1) / 12];
  const [x1, y1, x2, y2] = [onEdge(from, 0), onEdge(from, 1), onEdge(to, 0), onEdge(to, 1)];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)} ${((x1 + x2) / 2 + 9).toFixed(1)} ${((y1 + y2) / 2 + 11).toFixed(1)}z`;
});

/** A woman of about seventy, with silver hair, round glasses and a bordered sari. */
export function PortraitSari({ title }: PictureProps) {
  return (
    <Drawing title={title} width={400} height={500}>
      <rect width="400" height="500" fill={BACKDROP} />
      <g transform="translate(200 500) scale(1.16) translate(-200 -500)">
        <g transform="translate(0 18)">
          <circle cx="124" cy="254" r="38" fill={SILVER_SHADE} />
          <path
            d="M100 238q24-18 50 2M96 258q26-14 54 4"
            fill="none"
            stroke={SILVER}
            strokeWidth="4"
          />
        </g>
        <path d="M158 262L148 372 200 414 250 372 240 290z" fill={SKIN.shade} />
        <path
          d="M34 500C40 424 88 388 152 370 176 404 222 404 246 368 316 386 358 424 366 500z"
          fill={mix(PRIMARY, 52, '#231a24')}
        />
        <path d="M96 500C160 458 216 412 250 366 318 384 358 424 366 500z" fill={PRIMARY} />
        <path d="M96 500C160 458 216 412 250 366L268 372C236 420 184 466 132 500z" fill={CREAM} />
        <g fill={CREAM}>
          {TEETH.map((tooth) => (
            <path key={tooth} d={tooth} />
          ))}
        </g>
        <g transform="translate(0 18)">
          <path
            d="M146 190C142 232 152 268 174 294 188 309 206 320 222 318 242 315 253 298 259 277 263 263 269 257 270 244 271 231 264 222 264 212 265 204 269 196 268 184 265 150 240 126 206 126 170 126 148 150 146 190z"
            fill={SKIN.light}
          />
          <path
            d="M146 190C142 232 152 268 174 294 188 309 206 320 222 318 196 300 176 268 172 226 166 214 160 200 158 182z"
            fill={SKIN.shade}
          />
          <path d="M150 208c-14-4-20 8-16 24 3 14 10 22 20 20z" fill={SKIN.light} />
          <circle cx="145" cy="254" r="5" fill="#d9a441" />
          <path
            d="M138 212C124 150 158 96 214 96 258 96 282 132 273 184 263 160 248 142 228 132 206 152 176 160 160 200 157 210 154 212 148 210 143 209 140 214 138 212z"
            fill={SILVER}
          />
          <path
            d="M228 132C204 140 176 152 158 186M226 128C200 128 168 142 150 176M224 122C230 112 226 104 216 97"
            fill="none"
            stroke={SILVER_SHADE}
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="236" cy="182" r="5" fill="#8f2434" />
          <path
            d="M180 192q18-10 36-1M244 190q10-5 18 1"
            fill="none"
            stroke={SILVER_SHADE}
            strokeWidth="6"
            strokeLinecap="round"
          />
          <Eye x={200} y={214} width={28} iris="#2d1a12" lid={SKIN.line} look={3} />
          <Eye x={251} y={213} width={20} iris="#2d1a12" lid={SKIN.line} look={2} />
          <g fill="none" stroke={SKIN.line} strokeLinecap="round">
            <path d="M234 212c2 18 14 32 14 42 0 7-8 9-16 7" strokeWidth="4" />
            <path d="M210 262q-10 10-12 24M258 262q2 8-1 14" strokeWidth="2.5" opacity="0.6" />
          </g>
          <path d="M212 284q8-5 16-2 8-3 18 1-6 13-17 13-10 0-17-12z" fill={SKIN.lip} />
          <path
            d="M210 284q10 1 18 1 10 0 19-2"
            fill="none"
            stroke={SKIN.line}
            strokeWidth="3"
            strokeLinecap="round"
          />
          <g fill="none" stroke="#2b2a2c" strokeWidth="4">
            <circle cx="200" cy="215" r="27" />
            <ellipse cx="254" cy="214" rx="19" ry="26" />
            <path d="M227 211q4-5 8-1M173 212L148 206" />
          </g>
        </g>
      </g>
    </Drawing>
  );
}
