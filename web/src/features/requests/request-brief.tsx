import type { ReactNode } from 'react';
import type { RequestDetail } from '@tessera/contract/requests';

type RequestBriefProps = {
  request: Pick<RequestDetail, 'title' | 'purpose' | 'links' | 'pictures'>;
  headingLevel?: 'h2' | 'h3';
};

/** The content of a request: text, links and pictures. */
export function RequestBrief({ request, headingLevel = 'h2' }: RequestBriefProps) {
  const { title, purpose, links, pictures } = request;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Part title="What it is for" level={headingLevel}>
        <p className="text-pretty whitespace-pre-line">{purpose}</p>
      </Part>
      {links.length > 0 && (
        <Part title="Links" level={headingLevel}>
          <ul className="grid gap-1">
            {links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer nofollow"
                  className="inline-flex min-h-6 items-center rounded-sm underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-ink"
                >
                  {link.replace(/^https:\/\//, '')}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {pictures.length > 0 && (
        <Part title="Reference pictures" level={headingLevel}>
          <ul className="grid max-w-xl grid-cols-3 gap-3">
            {pictures.map(({ url, thumbnail }, index) => (
              <li key={thumbnail.split('?')[0]}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="block overflow-hidden rounded-md border border-line bg-sunken hover:border-ink-muted"
                >
                  <img
                    src={thumbnail}
                    alt={`Reference ${index + 1} of ${title}`}
                    className="aspect-4/3 w-full object-cover"
                  />
                  <span className="sr-only">(opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

type PartProps = { title: string; level: 'h2' | 'h3'; children: ReactNode };

function Part({ title, level: Heading, children }: PartProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <Heading className="font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal">
        {title}
      </Heading>
      <div className="mt-1.5 text-ink-muted">{children}</div>
    </section>
  );
}
