import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';

/** A section that could not be fetched or drawn leaves the way to the others open. */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      // A page that could not fetch it once does not ask again; without a connection there would be no page afterwards.
      <ErrorState
        className="lg:py-24"
        onRetry={() => navigator.onLine && location.reload()}
        {...(!navigator.onLine && { title: 'You are offline' })}
      >
        This section could not be opened. Retry loads it anew
        {navigator.onLine ? '.' : ' once the connection is back.'}
      </ErrorState>
    );
  }
}
