import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { User } from '@tessera/contract/users';
import { accountApi } from '../../api/account-api.ts';
import { updateUser } from '../../state/session-store.ts';

/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const NAME_MAX_LENGTH = 120;

/** The state of the form for the user's own name. */
export function useNameForm(user: User, onSaved?: () => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(user.name);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: (next: string) =>
      accountApi.call(
        'updateProfile',
        { body: { name: next } },
        { fallbackMessage: 'Failed to update profile' },
      ),
    onSuccess: (answer) => {
      updateUser(answer.user);
      setName(answer.user.name);
      onSaved?.();
    },
    onError: () => ref.current?.focus(),
  });

  return {
    save,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (save.isPending) return;
      const empty = name.trim() === '';
      setMissing(empty);
      if (empty) ref.current?.focus();
      else save.mutate(name);
    },
    reset: () => {
      setName(user.name);
      setMissing(false);
      save.reset();
    },
    field: {
      ref,
      label: 'Full Name',
      name: 'name',
      autoComplete: 'name',
      required: true,
      maxLength: NAME_MAX_LENGTH,
      value: name,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value),
      error: isMissing ? 'Please enter your name.' : save.error?.message,
    },
  };
}
