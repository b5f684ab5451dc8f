import { useNavigate } from 'react-router';
import { useSession } from '../../state/session.tsx';

/** Spec 2: clears the session and goes to `/`. */
export function useLogout(): () => void {
  const { leave } = useSession();
  const navigate = useNavigate();
  return () => {
    void leave();
    void navigate('/');
  };
}
