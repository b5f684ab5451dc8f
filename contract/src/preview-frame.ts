// The messages between a page of the shop and the frame that shows a live component. Both sides run these functions,
// so nothing here may need a package.

/** A message of another version is ignored: a page may be older than the frame that it shows. */
const VERSION = 1;

export const FRAME_THEMES = ['light', 'dark'] as const;
export const FRAME_DIRECTIONS = ['ltr', 'rtl'] as const;
export const FRAME_MOTIONS = ['full', 'reduce'] as const;

/** How the frame shows its component. */
export type FrameSettings = {
  theme: (typeof FRAME_THEMES)[number];
  direction: (typeof FRAME_DIRECTIONS)[number];
  motion: (typeof FRAME_MOTIONS)[number];
  /** CSS variables of the visitor's brand, such as `--brand`. */
  variables: Record<string, string>;
};

export const FRAME_DEFAULTS: FrameSettings = {
  theme: 'light',
  direction: 'ltr',
  motion: 'full',
  variables: {},
};

/** From the page to the frame. A ping asks whether the frame still answers. */
export type ToFrame = { type: 'set'; settings: FrameSettings } | { type: 'ping'; id: number };

/** From the frame to the page. `height` is that of the component, in CSS pixels. */
export type FromFrame =
  | { type: 'ready'; height: number }
  | { type: 'height'; height: number }
  | { type: 'pong'; id: number }
  | { type: 'error'; message: string };

const ERROR_MAX_LENGTH = 300;
const HEIGHT_MAX = 20_000;
const VARIABLES_MAX = 20;
const NAME = /^--[a-z][a-z0-9-]{0,40}$/;
/** Enough for a colour, a length and a list of fonts, and for nothing that loads a file or ends a declaration. */
const VALUE = /^[\w\s#.,%()'"+*/-]{1,200}$/;

type Wrapped<Message> = { tessera: 'preview'; version: number } & Message;

export const wrapMessage = <Message extends ToFrame | FromFrame>(
  message: Message,
): Wrapped<Message> => ({ tessera: 'preview', version: VERSION, ...message });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The fields of a message of this version. Anything else is null. */
const unwrap = (data: unknown): Record<string, unknown> | null =>
  isRecord(data) && data['tessera'] === 'preview' && data['version'] === VERSION ? data : null;

const oneOf = <Value extends string>(
  values: readonly Value[],
  value: unknown,
  otherwise: Value,
): Value => values.find((each) => each === value) ?? otherwise;

const readVariables = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .slice(0, VARIABLES_MAX)
          .filter((entry): entry is [string, string] => {
            const [name, text] = entry;
            return NAME.test(name) && typeof text === 'string' && VALUE.test(text);
          })
          .filter(([, text]) => !/url|image|expression/i.test(text)),
      )
    : {};

/** Settings from a message or an address. What is not valid has its default. */
export const readSettings = (value: unknown): FrameSettings => {
  const given = isRecord(value) ? value : {};
  return {
    theme: oneOf(FRAME_THEMES, given['theme'], FRAME_DEFAULTS.theme),
    direction: oneOf(FRAME_DIRECTIONS, given['direction'], FRAME_DEFAULTS.direction),
    motion: oneOf(FRAME_MOTIONS, given['motion'], FRAME_DEFAULTS.motion),
    variables: readVariables(given['variables']),
  };
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export function readToFrame(data: unknown): ToFrame | null {
  const message = unwrap(data);
  if (message?.['type'] === 'set')
    return { type: 'set', settings: readSettings(message['settings']) };
  if (message?.['type'] === 'ping' && isWhole(message['id']))
    return { type: 'ping', id: message['id'] };
  return null;
}

export function readFromFrame(data: unknown): FromFrame | null {
  const message = unwrap(data);
  if (!message) return null;
  const { type, height, id, message: text } = message;
  if ((type === 'ready' || type === 'height') && isWhole(height) && height >= 0)
    return { type, height: Math.min(height, HEIGHT_MAX) };
  if (type === 'pong' && isWhole(id)) return { type, id };
  if (type === 'error' && typeof text === 'string')
    return { type, message: text.slice(0, ERROR_MAX_LENGTH) };
  return null;
}

/** Settings as the fragment of the frame's address. A fragment is not sent to a server. */
export const settingsFragment = ({ variables, ...settings }: FrameSettings): string =>
  `#${new URLSearchParams({
    ...settings,
    ...(Object.keys(variables).length > 0 && { variables: JSON.stringify(variables) }),
  }).toString()}`;

export function readFragment(fragment: string): FrameSettings {
  const given = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  let variables: unknown = {};
  try {
    variables = JSON.parse(given['variables'] ?? '{}');
  } catch {
    // An address that was cut shows the component without a brand.
  }
  return readSettings({ ...given, variables });
}
