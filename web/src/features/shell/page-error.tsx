import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotFound } from './not-found.tsx';

type Details = { message?: string | undefined; requestId?: string | undefined };

/** Shown instead of a page whose loader or rendering failed. */
export function PageError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const { message, requestId } = detailsOf(error);
  return (
    <ErrorState
      headingLevel="h1"
      className="py-24"
      onRetry={() => location.reload()}
      action={<LinkButton to="/">Back to Home</LinkButton>}
      {...(requestId !== undefined && { requestId })}
    >
      {message ?? 'The page could not be shown. Please try again in a moment.'}
    </ErrorState>
  );
}

/** The message of any other error is for developers and is not shown. */
function detailsOf(error: unknown): Details {
  if (error instanceof ApiError) return error;
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' && data !== null ? data : {};
}
