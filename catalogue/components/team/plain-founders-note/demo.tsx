import { NEGI_BEDI } from '../../../media/businesses/negi-bedi.ts';
import { PlainFoundersNote } from './component.tsx';

const [founder] = NEGI_BEDI.team;
const [late] = NEGI_BEDI.posts;

/** Written with a pen in one go: a K, "amla" as a wave, an N and "egi" that runs out. */
function Signature() {
  return (
    <svg viewBox="8 0 312 92" fill="none" stroke="currentColor" strokeLinecap="round">
      <path
        d="M28 14C25 34 20 58 13 80M62 12C48 28 32 42 20 47 34 52 46 64 62 76 70 80 76 70 80 60 84 52 94 52 92 62 90 72 80 74 79 66M92 58C91 68 94 74 100 68 105 62 108 54 110 58 111 64 108 70 109 71 112 64 116 54 119 57 121 62 117 70 119 71 122 64 126 54 130 57 132 62 128 70 131 71 135 69 141 60 146 44 150 30 158 18 156 26 153 40 144 58 146 69 149 74 154 68 157 61M173 57C170 52 160 53 158 63 157 73 168 74 173 60 171 69 175 74 183 66"
        strokeWidth="2.4"
      />
      <path
        transform="translate(17 0)"
        d="M178 78C184 58 190 36 195 16 200 38 206 60 213 74 217 54 222 32 230 8M228 62C236 62 244 56 240 52 234 48 226 60 232 68 238 74 248 64 252 58 258 50 266 56 261 63 256 70 250 64 255 58M263 55C262 70 258 86 248 90 238 92 244 80 262 72 270 68 274 60 277 55 276 62 275 70 281 68 286 66 290 62 296 57M279 44l.5 1"
        strokeWidth="2.2"
      />
    </svg>
  );
}

export function Demo() {
  return (
    <PlainFoundersNote
      title={`About ${late.title.toLowerCase()}`}
      date={late.date}
      name={founder.name}
      role={`${founder.role}, ${NEGI_BEDI.name}`}
      signature={<Signature />}
    />
  );
}
