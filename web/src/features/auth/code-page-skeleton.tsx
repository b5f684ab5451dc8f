import { Spinner } from '../../ui/spinner.tsx';

/** Shown in the server's HTML until the browser has read which address the code was sent to. */
export function CodePageSkeleton({ title }: { title: string }) {
  return (
    <>
      <h1 className="text-3xl tracking-[-0.02em]">{title}</h1>
      <Spinner className="py-16 text-2xl" />
    </>
  );
}
