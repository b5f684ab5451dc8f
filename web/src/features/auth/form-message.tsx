import clsx from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';

type FormMessageProps = { failure?: string | null; success?: string | null };

/** The result of the whole form. The live regions are always rendered, so that screen readers announce later text. */
export function FormMessage({ failure, success }: FormMessageProps) {
  return (
    <>
      <div role="alert">{failure && <Line tone="danger">{failure}</Line>}</div>
      <div role="status">{success && <Line tone="positive">{success}</Line>}</div>
    </>
  );
}

function Line({ tone, children }: { tone: 'danger' | 'positive'; children: string }) {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <p
      className={clsx(
        'mb-5 flex gap-2 rounded-md px-3.5 py-3 text-sm',
        tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-positive-soft text-positive',
      )}
    >
      <Icon aria-hidden="true" className="mt-[0.15em] size-4 shrink-0" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </p>
  );
}
