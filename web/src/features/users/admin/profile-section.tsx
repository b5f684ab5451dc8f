import { BadgeCheck, Pencil } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { formatShortDate } from '@tessera/contract/days';
import { useSession } from '../../../state/session.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EditName } from './edit-name.tsx';
import { ProfileStats } from './profile-stats.tsx';

const ROLES = { admin: 'Admin', user: 'User' };

/** Spec 2: the profile of the signed-in admin, and the state of the shop. */
export function ProfileSection({
  ChangePassword,
}: {
  ChangePassword: ComponentType<{ email: string }>;
}) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="mt-5 grid gap-4">
      <Card as="section" padding="lg" aria-label="Your account">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <Avatar seed={user._id} src={user.avatar} size="lg" />
          <div className="min-w-0 flex-1 basis-56">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h2 className="text-xl">{user.name}</h2>
              {user.isVerified && (
                <span className="inline-flex items-center gap-1 text-sm font-strong text-positive">
                  <BadgeCheck aria-hidden="true" className="size-4" />
                  Verified
                </span>
              )}
            </div>
            <p className="mt-0.5 text-sm text-ink-muted">{user.email}</p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <EditName
              user={user}
              trigger={
                <Button>
                  <Pencil aria-hidden="true" className="size-4" />
                  Edit Profile
                </Button>
              }
            />
            <ChangePassword email={user.email} />
          </div>
        </div>
        <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line pt-5 text-sm sm:grid-cols-3">
          <Fact label="Role">
            <Badge tone="ink">{ROLES[user.role]}</Badge>
          </Fact>
          <Fact label="Access Level">Full Access</Fact>
          <Fact label="Member since">{formatShortDate(new Date(user.createdAt))}</Fact>
        </dl>
      </Card>
      <ProfileStats />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
      <dd className="mt-1 font-strong">{children}</dd>
    </div>
  );
}
