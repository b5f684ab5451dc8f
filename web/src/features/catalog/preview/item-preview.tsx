import { useEffect, useState, useSyncExternalStore } from 'react';
import { brandVariables } from '@tessera/contract/brand';
import type { ComponentDetail, ComponentPreview } from '@tessera/contract/catalog';
import { type FrameSettings, settingsFragment } from '@tessera/contract/preview-frame';
import { useBrand } from '../../../state/brand.ts';
import { useSession } from '../../../state/session.tsx';
import { useShownTheme } from '../../../ui/theme-choice.ts';
import { BrandButton } from './brand-button.tsx';
import { PreviewStage } from './preview-stage.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { useView } from './view.ts';

const STILL = '(prefers-reduced-motion: reduce)';

function watchMotion(listener: () => void) {
  const query = matchMedia(STILL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useSystemIsStill = (): boolean =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(STILL).matches,
    () => false,
  );

/** A member has the same brand in every browser. */
function useBrandOfAccount() {
  const userId = useSession().user?._id;
  useEffect(() => {
    if (userId === undefined) return;
    void import('../../../state/brand-account.ts')
      .then(({ followAccount }) => followAccount(userId))
      // Without the account's brand, that of the browser is used.
      .catch(() => undefined);
  }, [userId]);
}

/** The live component and the toolbar over it. */
export function useItemPreview(item: ComponentDetail, preview: ComponentPreview) {
  const [view, change] = useView();
  const { brand } = useBrand();
  useBrandOfAccount();
  const theme = useShownTheme();
  const systemIsStill = useSystemIsStill();
  const [shownWidth, setShownWidth] = useState(0);
  const [run, setRun] = useState(0);
  const restart = () => setRun((now) => now + 1);
  const settings: FrameSettings = {
    theme: view.theme ?? theme,
    direction: view.direction,
    motion: view.isStill || systemIsStill ? 'reduce' : 'full',
    variables: brandVariables(brand),
  };
  return {
    toolbar: (
      <PreviewToolbar
        view={view}
        onChange={change}
        settings={settings}
        shownWidth={shownWidth}
        onRestart={restart}
        aloneUrl={preview.url + settingsFragment(settings)}
      >
        <BrandButton item={item} />
      </PreviewToolbar>
    ),
    stage: (
      <PreviewStage
        item={item}
        preview={preview}
        settings={settings}
        width={view.width}
        onWidth={(width) => change({ width })}
        onShown={setShownWidth}
        run={run}
        onRestart={restart}
      />
    ),
  };
}
