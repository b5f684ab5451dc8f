import { ApiError } from '../../api/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { type Faults, errorsOf } from './checks.ts';
import { type AuthCall, reasonOf } from './failures.ts';

type Order<Values> = {
  /** The call whose default messages are used. */
  name: AuthCall;
  initial: Values;
  check?: (values: Values) => Faults;
  send: (values: Values) => Promise<void>;
  /** Returns true when it has handled the error, so that no message is shown. */
  resolve?: (error: ApiError) => boolean;
};

/** A form of this feature, with the browser's own checks and the spec's messages. */
export const useSubmission = <Values extends object>(o: Order<Values>) =>
  useForm({
    initial: o.initial,
    validate: (values, form): Faults => ({ ...o.check?.(values), ...(form && errorsOf(form)) }),
    submit: o.send,
    onError: (error) =>
      error instanceof ApiError && o.resolve?.(error) ? null : reasonOf(o.name, error),
  });
