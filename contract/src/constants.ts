/** Spec section 9. The constants of creator applications are in application-rules.ts. Units are in the names. */
export const STANDARD_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
export const TOKEN_STORAGE_KEY = 'token';
/** Holds `light` or `dark` once the visitor has chosen a theme. */
export const THEME_STORAGE_KEY = 'theme';

export const OTP_LENGTH = 6;
export const RESEND_COOLDOWN_SECONDS = 60;
export const PASSWORD_MIN_LENGTH = 6;
export const RESET_REDIRECT_MS = 3_000;

export const HERO_BUTTON_DELAY_MS = 500;
export const HELP_MODAL_DELAY_MS = 5_000;
export const COPIED_MS = 1_500;
export const ADMIN_COPIED_MS = 2_000;
export const LOCKED_MODAL_CLOSE_MS = 3_000;
export const PAYMENT_SUCCESS_REDIRECT_MS = 1_500;
export const PROFILE_SUCCESS_CLOSE_MS = 1_500;
export const TOAST_MS = 3_000;
export const SCROLL_TO_TOP_THRESHOLD_PX = 300;

export const GRID_COLUMNS = [2, 3] as const;
export const DEFAULT_GRID_COLUMNS = 3;
export const TAGS_ON_CARD = 3;
export const TAGS_IN_ADMIN_TABLE = 3;

const MEGABYTE = 1024 * 1024;
export const TEMPLATE_IMAGES_MAX = 5;
export const TEMPLATE_IMAGE_MAX_BYTES = 5 * MEGABYTE;

export const PAGE_SIZE = { analytics: 10, users: 15, applications: 10, revenue: 10 } as const;
export const PAGE_BUTTONS_MAX = 5;

export const NEW_USER_DAYS = 30;
export const USER_FILTERS = ['all', 'new', 'active', 'inactive', 'admin'] as const;
export const USER_SORT_KEYS = [
  'newUser',
  'totalCopies',
  'freeCopies',
  'paidCopies',
  'lastActivity',
] as const;
export const DEFAULT_USER_SORT = 'totalCopies';
export const DEFAULT_USER_SORT_DIRECTION = 'desc';

export const DURATION_PRESETS_DAYS = [1, 7, 30, 90, 180, 365] as const;
export const DEFAULT_PLAN_DURATION_DAYS = 30;
export const PLAN_CARD_FEATURES_MAX = 4;

export const ANALYTICS_CHART_TOP = 10;
export const ANALYTICS_CHART_TITLE_LENGTH = 15;
export const REVENUE_PIE_COLOURS = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5'] as const;

export const CURRENCY = 'INR';
export const MONEY_LOCALE = 'en-IN';
export const NO_SUBSCRIPTION_LABEL = 'Free Plan';

/** The time zone of all displayed dates and daily figures. */
export const TIME_ZONE = 'Asia/Kolkata';
/** What people call it, for files that leave the shop. */
export const TIME_ZONE_NAME = 'IST';

/** Limits that the spec does not set: the page size of public lists and the length of a search. */
export const PUBLIC_PAGE_DEFAULT = 24;
export const TEMPLATES_PAGE = 12;
export const PUBLIC_PAGE_MAX = 60;
export const SEARCH_MAX_LENGTH = 100;
/** How many single purchases a response lists, newest first. Access checks do not depend on it. */
export const PURCHASES_MAX = 2_000;
/** Limits of access that an admin grants: the days of a plan per grant, and the length of the reason. */
export const GRANT_DAYS_MAX = 3_650;
export const GRANT_REASON_MAX_LENGTH = 300;

/** Where browsers report breaches of a page's content security policy, below the API. */
export const CSP_REPORT_PATH = '/csp-report';

/** The variants of a component's code. Every component has `ts`. */
export const CODE_LANGUAGES = ['ts', 'js'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Users read "Plain" for a workhorse and "Expressive" for a statement. */
export const COMPONENT_KINDS = ['workhorse', 'statement'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];
