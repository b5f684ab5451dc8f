import { ChangePassword } from '../features/auth/change-password.tsx';
import { ProfileSection } from '../features/users/admin/profile-section.tsx';

/** The admin profile, with the password dialog of another feature. */
export function AdminProfile() {
  return <ProfileSection ChangePassword={ChangePassword} />;
}
