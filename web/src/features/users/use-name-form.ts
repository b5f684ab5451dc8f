import { useMutation } from '@tanstack/react-query';
import type { User } from '@tessera/contract/users';
import { accountApi } from '../../api/account-api.ts';
import { useForm } from '../../lib/use-form.ts';
import { updateUser } from '../../state/session-store.ts';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const NAME_MAX_LENGTH = 120;

/** The form for the user's own name. With `isOnce` it is saved once until it is reset. */
export function useNameForm(user: User, o: { isOnce?: boolean; onSaved?: () => void } = {}) {
  const save = useMutation({
    mutationFn: (body: { name: string }) =>
      accountApi.call('updateProfile', { body }, { fallbackMessage: 'Failed to update profile' }),
  });
  const form = useForm({
    initial: { name: user.name },
    validate: ({ name }) => ({ name: name.trim() === '' && 'Please enter your name.' }),
    submit: async (body) => {
      const { user: saved } = await save.mutateAsync(body);
      updateUser(saved);
      form.setValues({ name: saved.name });
      o.onSaved?.();
    },
    onError: (error) => {
      document.getElementById(form.idOf('name'))?.focus();
      return (error as Error).message;
    },
    isOnce: o.isOnce ?? false,
  });
  const field = form.field('name');
  return {
    ...form,
    nameField: {
      ...field,
      label: 'Full Name',
      name: 'name',
      autoComplete: 'name',
      required: true,
      maxLength: NAME_MAX_LENGTH,
      error: field.error ?? form.failure,
    },
  };
}
