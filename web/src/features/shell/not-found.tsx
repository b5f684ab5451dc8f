import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';

export function NotFound() {
  const navigate = useNavigate();
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <section className="mx-auto grid max-w-lg justify-items-center px-4.5 py-18 text-center lg:py-24">
      <Mosaic seed="no-such-tile" columns={8} rows={4} className="w-70 rounded-lg" />
      <h1 className="mt-8 text-3xl">
        <span className="mb-3 block font-mono text-sm font-normal tracking-[0.08em] text-accent">
          404
        </span>{' '}
        Page Not Found
      </h1>
      <p className="mt-3 text-balance text-ink-muted">
        There is no tile at this address. It may have moved, or the link has a typing mistake.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={goBack}>Go Back</Button>
        <LinkButton to="/" variant="primary">
          Back to Home
        </LinkButton>
      </div>
    </section>
  );
}
