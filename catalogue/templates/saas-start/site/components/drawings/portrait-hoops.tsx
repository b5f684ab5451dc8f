import { mix, PRIMARY } from './colours';
import { Drawing, type PictureProps } from './drawing';
import { BACKDROP, Eye, skin } from './face';

const SKIN = skin('#7a4b33');
const HAIR = '#1f1717';
const GOLD = '#dca94b';
const RIB = mix('#0b1020', 22, PRIMARY);

/** Points round the head, so that the outline is that of short curls. */
const CURLS = Array.from({ length: 19 }, (_, index) => {
  const angle = Math.PI * (0.9 + (index / 18) * 1.2);
  return { x: 200 + Math.cos(angle) * 84, y: 172 + Math.sin(angle) * 82 };
});

/** A woman of about thirty, with short natural hair and hoop earrings. */
export function PortraitHoops({ title }: PictureProps) {
  return (
    <Drawing title={title} width={400} height={500}>
      <rect width="400" height="500" fill={BACKDROP} />
      <g transform="translate(200 500) scale(1.14) translate(-200 -500)">
        <g transform="translate(0 16)">
          <g fill={HAIR}>
            <ellipse cx="200" cy="174" rx="86" ry="86" />
            {CURLS.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="17" />
            ))}
          </g>
        </g>
        <path d="M166 280L160 380 200 412 240 380 234 280z" fill={SKIN.shade} />
        <path
          d="M44 500C48 428 92 392 158 376 176 404 224 404 242 376 308 392 352 428 356 500z"
          fill={PRIMARY}
        />
        <path d="M150 378Q200 446 250 378L242 368Q200 420 158 368z" fill={RIB} />
        <g transform="translate(0 16)">
          <path
            d="M132 196c-14-4-18 10-14 26 3 12 9 18 18 16zM268 196c14-4 18 10 14 26-3 12-9 18-18 16z"
            fill={SKIN.shade}
          />
          <path
            d="M132 190C130 236 138 270 160 296 174 312 188 322 200 322 212 322 226 312 240 296 262 270 270 236 268 190 264 146 240 124 200 124 160 124 136 146 132 190z"
            fill={SKIN.light}
          />
          <path
            d="M268 190C270 236 262 270 240 296 226 312 212 322 200 322 222 300 240 270 246 226 250 206 252 188 248 166z"
            fill={SKIN.shade}
          />
          <path
            d="M130 200C128 150 150 116 200 116 250 116 272 150 270 200 264 172 250 150 232 146 210 156 176 152 158 148 144 156 134 176 130 200z"
            fill={HAIR}
          />
          <path
            d="M150 200q16-12 36-4l0 5q-18-4-35 4zM250 200q-16-12-36-4l0 5q18-4 35 4z"
            fill={HAIR}
          />
          <Eye x={169} y={220} width={30} iris="#170e0b" lid="#170d0b" />
          <Eye x={231} y={220} width={30} iris="#170e0b" lid="#170d0b" />
          <path
            d="M206 228c1 12 4 18 9 25M184 256q6 6 16 6 10 0 16-6"
            fill="none"
            stroke={SKIN.line}
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M176 284q14-10 24-5 10-5 24 5-10 17-24 17-14 0-24-17z" fill={SKIN.lip} />
          <path
            d="M175 284q14 3 25 2 11 1 25-2"
            fill="none"
            stroke={SKIN.line}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <g fill="none" stroke={GOLD} strokeWidth="5">
            <circle cx="122" cy="258" r="18" />
            <circle cx="278" cy="258" r="18" />
          </g>
        </g>
      </g>
    </Drawing>
  );
}
