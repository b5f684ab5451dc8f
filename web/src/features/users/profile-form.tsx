import type { User } from '@tessera/contract/users';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useNameForm } from './use-name-form.ts';

export function ProfileForm({ user }: { user: User }) {
  const { props, nameField, isSubmitting } = useNameForm(user, {
    onSaved: () => notify({ title: 'Profile updated successfully', tone: 'positive' }),
  });

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
      <form {...props} className="mt-5 grid gap-4">
        <TextField {...nameField} />
        <Button
          type="submit"
          variant="primary"
          loading={isSubmitting}
          className="sm:justify-self-start"
        >
          Save Changes
        </Button>
      </form>
    </Card>
  );
}
