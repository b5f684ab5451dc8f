import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { User } from '@tessera/contract/users';
import { accountApi } from '../../lib/account-api.ts';
import { updateUser } from '../../lib/session-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';

/** The contract's bound, which is not worth its whole schema in the browser. */
const NAME_MAX_LENGTH = 120;

export function ProfileForm({ user }: { user: User }) {
  const field = useRef<HTMLInputElement>(null);
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
      notify({ title: 'Profile updated successfully', tone: 'positive' });
    },
    onError: () => field.current?.focus(),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const empty = name.trim() === '';
    setMissing(empty);
    if (empty) field.current?.focus();
    else save.mutate(name);
  };

  return (
    <Card as="section" padding="lg">
      <CardTitle>Profile</CardTitle>
      <div className="mt-4 flex items-center gap-4">
        <Avatar seed={user._id} src={user.avatar} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold">{user.name}</p>
          <p className="text-sm text-ink-muted">{user.email}</p>
        </div>
      </div>
      <form noValidate method="post" onSubmit={submit} className="mt-5 grid gap-4">
        <TextField
          ref={field}
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isMissing ? 'Please enter your name.' : save.error?.message}
        />
        <Button
          type="submit"
          variant="primary"
          loading={save.isPending}
          className="sm:justify-self-start"
        >
          Save Changes
        </Button>
      </form>
    </Card>
  );
}
