import { SkipLink } from '@/components/frame';
import { Mark } from '@/components/mark';
import { SignInForm } from '@/components/sign-in-form';
import { PlainMinimalFooter } from '@/components/tessera/plain-minimal-footer';
import { ThemeSwitch } from '@/components/theme-switch';
import { page } from '@/content/sign-in';
import { minimalFooter, SITE } from '@/content/site';
import { metadataOf } from '@/lib/metadata';
import { to } from '@/lib/to';

export const metadata = metadataOf('/sign-in/', page.title, page.description);

export default function SignIn() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <main id="main" tabIndex={-1} className="my-auto outline-none">
        <SignInForm
          logo={
            <a href={to('/')} className="flex min-h-11 items-center gap-2.5 font-semibold">
              <Mark />
              {SITE.name}
            </a>
          }
        />
      </main>
      <PlainMinimalFooter
        {...minimalFooter}
        name={SITE.name}
        homeHref={to('/')}
        end={
          <span className="-my-2">
            <ThemeSwitch label={SITE.theme} />
          </span>
        }
      />
    </div>
  );
}
