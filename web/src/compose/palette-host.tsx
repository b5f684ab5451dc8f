import { type ComponentType, useEffect, useState } from 'react';

type Piece = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

const isShortcut = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && event.key === 'k';

const isPressed = (event: Event): boolean =>
  event.type === 'click' && (event.target as Element).closest('[data-palette]') !== null;

/** Loads the command palette on its first use: by Ctrl-K, ⌘-K or a click on a `data-palette` button. */
export function PaletteHost() {
  const [Palette, setPalette] = useState<Piece | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const load = async () => {
      try {
        const piece = await import('../features/palette/palette.tsx');
        setPalette(() => piece.Palette);
        setOpen((isOpen) => !isOpen);
      } catch {
        // Offline nothing opens, and the next attempt loads again.
      }
    };
    const show = (event: Event) => {
      if (!isShortcut(event) && !isPressed(event)) return;
      event.preventDefault();
      void load();
    };
    addEventListener('keydown', show);
    addEventListener('click', show);
    return () => {
      removeEventListener('keydown', show);
      removeEventListener('click', show);
    };
  }, []);

  return Palette && <Palette open={open} onOpenChange={setOpen} />;
}
