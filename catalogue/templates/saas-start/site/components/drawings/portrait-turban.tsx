import { mix, PRIMARY } from './colours';
import { Drawing, type PictureProps } from './drawing';
import { BACKDROP, Eye, skin } from './face';

const SKIN = skin('#c58f67');
const BEARD = '#2b2422';
const GREY = '#77706b';
const FOLD = mix('#0b1020', 26, PRIMARY);
const JACKET = '#33383f';

/** A man of about forty-five, with a full beard and a turban. The cloth below it shows as a triangle. */
export function PortraitTurban({ title }: PictureProps) {
  return (
    <Drawing title={title} width={400} height={500}>
      <rect width="400" height="500" fill={BACKDROP} />
      <g transform="translate(200 500) scale(1.08) translate(-200 -500)">
        <path d="M158 290L146 380 200 428 254 380 242 270z" fill={SKIN.shade} />
        <path
          d="M26 500C34 424 84 392 150 372L200 420 248 370C318 390 366 422 374 500z"
          fill={JACKET}
        />
        <path d="M148 370L166 500H226L252 368 200 410z" fill="#eee9df" />
        <path
          d="M146 356L196 426 160 452 134 374zM252 356L204 426 236 452 266 374z"
          fill="#faf7f0"
        />
        <path d="M134 374L160 500H84zM266 374L232 500H322z" fill={mix('#000000', 18, JACKET)} />
        <path
          d="M256 196C260 236 250 270 228 296 210 316 186 322 170 314 150 304 142 286 139 268 136 256 132 252 132 242 132 232 138 226 138 216 136 206 134 200 135 186 140 150 164 136 196 136 232 136 254 156 256 196z"
          fill={SKIN.light}
        />
        <path d="M256 196C258 222 256 246 250 262 240 250 238 226 244 200z" fill={SKIN.shade} />
        <path d="M250 206c14-6 20 6 16 24-3 16-10 24-20 22z" fill={SKIN.light} />
        <path
          d="M250 226C250 250 240 258 222 256 204 250 184 250 164 254 148 254 142 252 137 250 132 272 136 300 146 326 156 352 178 364 198 360 230 352 254 312 258 262 258 248 256 236 250 226z"
          fill={BEARD}
        />
        <g fill="none" stroke={GREY} strokeWidth="4" strokeLinecap="round">
          <path d="M166 312C168 330 174 342 182 350M180 314C181 328 184 336 190 344M194 314C194 322 196 330 200 336" />
        </g>
        <path
          d="M176 254c-16-1-30 6-36 17 14 4 28-1 38-7 12 7 32 10 48 2-8-11-30-15-50-12z"
          fill={mix('#ffffff', 7, BEARD)}
        />
        <path d="M164 277q8 2 16 1 12 2 24-1-8 9-20 9-13 0-20-9z" fill={SKIN.lip} />
        <path d="M162 276q10 2 18 1 14 2 26-1" fill="none" stroke={BEARD} strokeWidth="3" />
        <path
          d="M126 196C104 128 142 62 206 62 268 64 296 118 278 196 268 214 256 216 252 206 250 184 236 166 204 150 176 164 150 172 138 206 132 208 128 204 126 196z"
          fill={PRIMARY}
        />
        <path
          d="M204 150C184 142 168 138 150 144 142 154 138 178 138 206 150 182 170 170 190 163z"
          fill={FOLD}
        />
        <path d="M182 166L204 150 224 164 202 172z" fill="#f1e3c6" />
        <g fill="none" stroke={FOLD} strokeWidth="4" strokeLinecap="round">
          <path d="M204 150C236 152 258 168 268 196" />
          <path d="M190 132C232 128 264 148 275 174" />
          <path d="M172 116C216 104 260 120 277 148" />
          <path d="M152 106C192 80 242 90 270 122" />
          <path d="M204 150C176 128 150 122 126 140" />
        </g>
        <path
          d="M142 206q12-12 30-5l1 6q-16-4-30 4zM196 201q22-8 40 6l-1 5q-20-9-38-5z"
          fill={BEARD}
        />
        <Eye x={158} y={222} width={22} iris="#2a1911" lid={SKIN.line} look={-2} />
        <Eye x={212} y={222} width={28} iris="#2a1911" lid={SKIN.line} look={-3} />
        <path
          d="M178 216C176 230 161 238 161 246 162 253 170 253 177 252"
          fill="none"
          stroke={SKIN.line}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </Drawing>
  );
}
