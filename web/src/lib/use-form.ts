import {
  type ChangeEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';

/** What a check says of each field. Anything but a text means that it is right. */
type Findings<Name extends string> = {
  readonly [Field in Name]?: string | false | null | undefined;
};

export type FormErrors<Name extends string = string> = { readonly [Field in Name]?: string };

type Sending = {
  /** Aborted when the form is left or reset. */
  signal: AbortSignal;
  /** Takes a number from 0 to 1. */
  onProgress: (fraction: number) => void;
};

type FormOptions<Values extends object, Name extends string> = {
  initial: Values | (() => Values);
  /** The form element is there on submit only, for checks of the browser. */
  validate?: (values: Values, form: HTMLFormElement | null) => Findings<Name>;
  /** After the first submission errors follow every change. Otherwise they stay until the next one. */
  isLive?: boolean;
  /** The message for the whole form when fields are wrong. */
  summary?: (errors: FormErrors<Name>, values: Values) => string | null;
  /** May return the values as they were saved. The form shows those from then on. */
  submit: (values: Values, sending: Sending) => Promise<Values | void>;
  /** The message for a failed submission. Null shows none. */
  onError?: (error: unknown) => string | null;
  /** For a field that cannot take the focus by itself. */
  focus?: (name: Name, element: HTMLElement) => void;
  /** What was sent is not sent again before a reset. */
  isOnce?: boolean;
  /** For values with parts that do not count as input. */
  isSame?: (one: Values, other: Values) => boolean;
};

type State<Values> = {
  values: Values;
  /** The values without unsaved input. */
  saved: Values;
  errors: FormErrors;
  failure: string | null;
  progress: number | undefined;
  isTried: boolean;
  isSubmitting: boolean;
  isSubmitted: boolean;
};

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

const NO_ERRORS: FormErrors = {};

const startOf = <Values>(values: Values): State<Values> => ({
  values,
  saved: values,
  errors: NO_ERRORS,
  failure: null,
  progress: undefined,
  isTried: false,
  isSubmitting: false,
  isSubmitted: false,
});

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';

const haveSameContent = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every(
    (name) =>
      one[name] === other[name] || JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

const errorsIn = <Name extends string>(findings: Findings<Name> = {}): FormErrors<Name> =>
  Object.fromEntries(Object.entries(findings).filter(([, error]) => error)) as FormErrors<Name>;

/** Inputs may be left to the browser, which knows what was typed before the scripts ran. */
function typedInto<Values extends object>(form: HTMLFormElement | null, values: Values): Values {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const input = typeof value === 'string' && form?.elements.namedItem(name);
    return input instanceof HTMLInputElement ||
      input instanceof HTMLTextAreaElement ||
      input instanceof RadioNodeList
      ? [[name, input.value]]
      : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

/**
 * The state of a form: values, errors, and one submission at a time.
 * A field has the id `idOf(name)` or the name of its value, so that the first wrong one is focused.
 */
export function useForm<Values extends object, Name extends string = string>({
  initial,
  validate,
  isLive = false,
  summary,
  submit,
  onError = messageOf,
  focus = (_, element) => element.focus(),
  isOnce = false,
  isSame = haveSameContent,
}: FormOptions<Values, Name>) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef<AbortController>(null);
  const [start] = useState(initial);
  const [state, change] = useReducer(
    (before: State<Values>, next: (before: State<Values>) => Partial<State<Values>>) => ({
      ...before,
      ...next(before),
    }),
    start,
    startOf,
  );
  const { values, saved, isTried, isSubmitted } = state;
  const errors: FormErrors = isLive
    ? errorsIn(isTried ? validate?.(values, null) : undefined)
    : state.errors;
  useEffect(() => () => underWay.current?.abort(), []);

  const idOf = (name: string) => `${id}-${name}`;
  const read = (): Values => typedInto(ref.current, values);
  const setFailure = (failure: string | null) => change(() => ({ failure }));
  const setValues = (next: Partial<Values> | ((values: Values) => Partial<Values>)) =>
    change((before) => ({
      values: { ...before.values, ...(typeof next === 'function' ? next(before.values) : next) },
    }));

  const focusFirst = (wrong: readonly string[]) => {
    // A dialog with a single question has no form element.
    const fields = ref.current?.elements ?? document.querySelectorAll(`[id^="${id}-"]`);
    for (const field of fields) {
      const name = wrong.find((each) =>
        [field.id, field.getAttribute('name')].some((own) => own === idOf(each) || own === each),
      );
      if (name !== undefined && field instanceof HTMLElement) return focus(name as Name, field);
    }
    return undefined;
  };

  const send = async (sent: Values) => {
    const sending = new AbortController();
    const isCurrent = () => underWay.current === sending && !sending.signal.aborted;
    underWay.current = sending;
    change(() => ({ isSubmitting: true, isSubmitted: false, progress: undefined }));
    try {
      const kept = await submit(sent, {
        signal: sending.signal,
        onProgress: (progress) => isCurrent() && change(() => ({ progress })),
      });
      if (isCurrent())
        change(() => ({ ...(kept && { values: kept }), saved: kept ?? sent, isSubmitted: true }));
    } catch (error) {
      if (!isCurrent()) return;
      const failure = onError(error);
      change(() => ({ failure, progress: undefined }));
    } finally {
      if (isCurrent()) {
        underWay.current = null;
        change(() => ({ isSubmitting: false }));
      }
    }
  };

  const trySubmit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (underWay.current || (isOnce && isSubmitted)) return;
    const sent = read();
    const found = errorsIn(validate?.(sent, ref.current));
    const wrong = Object.keys(found);
    const failure = (wrong.length > 0 && summary?.(found, sent)) || null;
    change(() => ({ values: sent, errors: found, isTried: true, failure }));
    if (wrong.length > 0) focusFirst(wrong);
    else void send(sent);
  };

  const choice = <Field extends keyof Values & string>(name: Field) => ({
    id: idOf(name),
    value: values[name],
    onChange: (value: Values[Field]) => setValues({ [name]: value } as unknown as Partial<Values>),
    error: errors[name],
  });

  return {
    id,
    idOf,
    values,
    setValues,
    /** The values, with what was typed into inputs that are left to the browser. */
    read,
    errors: errors as FormErrors<Name>,
    setErrors: (next: (errors: FormErrors) => FormErrors) =>
      change((before) => ({ errors: next(before.errors) })),
    failure: state.failure,
    setFailure,
    dismiss: () => setFailure(null),
    isDirty: !isSame(values, saved),
    isSubmitting: state.isSubmitting,
    /** The last submission succeeded. */
    isSubmitted,
    /** From 0 to 1 once a submission reports it, and until the next one, a failure or a reset. */
    progress: state.progress,
    submit: trySubmit,
    /** Forgets errors and the submission under way, and shows the given or the last saved values. */
    reset: (next: Values = saved) => {
      underWay.current?.abort();
      underWay.current = null;
      change(() => startOf(next));
    },
    /** The props of a control that takes any value. */
    choice,
    /** The props of a text field. */
    field: <Field extends TextName<Values>>(name: Field) => ({
      ...choice(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValues({ [name]: target.value } as unknown as Partial<Values>),
    }),
    /** `post`, because a form without scripts must not put its values into the URL. */
    props: {
      id,
      ref,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => trySubmit(event),
    },
  };
}
