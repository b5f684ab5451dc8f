import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../state/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { useSectionCounts } from './counts.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionList } from './section-list.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';
import { readSection, type SectionComponents } from './sections.ts';

/** From this width the sidebar is beside the page. */
const ROOMY = '(min-width: 64rem)';

export function AdminPage({ pieces }: { pieces: SectionComponents }) {
  const { leave } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const section = readSection(parameters);
  const counts = useSectionCounts();
  const Piece = pieces[section.slug];
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    const roomy = matchMedia(ROOMY);
    roomy.addEventListener('change', close);
    return () => roomy.removeEventListener('change', close);
  }, []);

  const logOut = () => {
    void leave();
    void navigate('/');
  };

  return (
    <AdminFrame
      rail={
        <>
          <SectionList current={section} counts={counts} onLogout={logOut} />
          <ThemeSwitch className="mt-auto pt-4" />
        </>
      }
      opener={
        <Drawer
          title="Admin"
          side="left"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button variant="text" size="icon" aria-label="Sections">
              <Menu aria-hidden="true" className="size-5" />
            </Button>
          }
          footer={<ThemeSwitch />}
        >
          <SectionList current={section} counts={counts} onSelect={close} onLogout={logOut} />
        </Drawer>
      }
    >
      <h1 className="text-2xl">{section.heading}</h1>
      {Piece ? (
        <SectionBoundary key={section.slug}>
          <Suspense fallback={<SectionSkeleton />}>
            <Piece />
          </Suspense>
        </SectionBoundary>
      ) : (
        <EmptyState seed={section.slug} title="This section is being built." className="lg:py-24" />
      )}
    </AdminFrame>
  );
}
