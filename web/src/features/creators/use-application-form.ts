import {
  APPLICATION_TEXTS,
  type ApplicationFields,
  faultOfWork,
  faultsOfFields,
} from '@tessera/contract/application-rules';
import type { ResponseOf } from '@tessera/contract/endpoint';
import type { Endpoints } from '@tessera/contract/endpoints';
import { useForm } from '../../lib/use-form.ts';
import { reasonOf, sendApplication } from './send-application.ts';
import type { Sample } from './use-samples.ts';

export type Applied = ResponseOf<Endpoints['applyAsCreator']>;

type Values = ApplicationFields & { opensPlans: string };

const trimmed = ({ name, email, phone, city, portfolio, opensPlans }: Values): Values => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  city: city.trim(),
  portfolio: portfolio.trim(),
  opensPlans,
});

/** The form of an application. Its inputs are left to the browser. */
export const useApplicationForm = (
  samples: readonly Sample[],
  onApplied: (applied: Applied) => void,
) =>
  useForm({
    initial: { name: '', email: '', phone: '', city: '', portfolio: '', opensPlans: '' },
    validate: (values) => ({
      ...faultsOfFields(trimmed(values)),
      work: faultOfWork(samples.length, values.portfolio.trim()),
      opensPlans: values.opensPlans === '' && APPLICATION_TEXTS.required,
    }),
    summary: (errors) =>
      Object.values(errors).includes(APPLICATION_TEXTS.required)
        ? APPLICATION_TEXTS.required
        : null,
    submit: async (values, { onProgress }) => {
      const files = samples.map(({ file }) => file);
      onApplied(await sendApplication(trimmed(values), files, onProgress));
    },
    onError: reasonOf,
  });
