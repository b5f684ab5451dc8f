import { ChangePassword } from '../features/auth/change-password.tsx';
import { ProfileSection } from '../features/users/admin/profile-section.tsx';

/** The profile of the admin area, with the password that belongs to another feature. */
export function AdminProfile() {
  return <ProfileSection ChangePassword={ChangePassword} />;
}
