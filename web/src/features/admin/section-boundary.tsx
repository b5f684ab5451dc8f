import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';

/** Shows an error when a section fails to load or render. The sidebar stays usable. */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      // A failed dynamic import is not tried again without a reload. Offline, a reload would lose the page.
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
