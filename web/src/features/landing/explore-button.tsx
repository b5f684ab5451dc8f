import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { HERO_BUTTON_DELAY_MS } from '@tessera/contract/constants';
import { opensNewTab } from '../../lib/modified-click.ts';
import { LinkButton } from '../../ui/link-button.tsx';

const TARGET = '/dashboard';

/** Spec 2: navigates half a second after the click. Without scripts it is a plain link. */
export function ExploreButton() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    timer.current = setTimeout(() => void navigate(TARGET), HERO_BUTTON_DELAY_MS);
  };

  return (
    <LinkButton
      to={TARGET}
      prefetch="intent"
      variant="primary"
      size="lg"
      onClick={leave}
      aria-busy={leaving || undefined}
      className={leaving ? 'opacity-80' : ''}
    >
      EXPLORE COMPONENTS
    </LinkButton>
  );
}
