import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';

/** The form on the left, a description of the project on the right. */
export function AuthFrame({ version, children }: { version: string; children: ReactNode }) {
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <main
        id="main"
        tabIndex={-1}
        className="grid content-center px-4.5 py-12 max-lg:content-start sm:px-8"
      >
        <div className="mx-auto w-full max-w-95">
          <Link to="/" className="mb-3 inline-flex min-h-11 items-center gap-2.5 rounded-sm">
            <Logo />
            <Badge tone="outline">{version}</Badge>
          </Link>
          {children}
        </div>
      </main>
      <aside
        aria-label="About the project"
        className="relative grid overflow-clip px-4.5 pb-10 max-lg:content-start sm:px-8 lg:content-end lg:px-10"
      >
        <Mosaic
          seed="tessera-3537"
          columns={8}
          rows={9}
          className="absolute inset-0 size-full max-lg:hidden"
        />
        <div className="relative mx-auto w-full rounded-lg lg:sticky lg:bottom-10 border border-line bg-surface p-6 max-lg:max-w-95 lg:shadow-2">
          <h2 className="text-xl">A library you can read.</h2>
          <p className="mt-2 text-pretty text-ink-muted">
            Every component is one file you own. No package to keep up with, no runtime to trust.
            Copy it, change it, ship it.
          </p>
        </div>
      </aside>
    </div>
  );
}
