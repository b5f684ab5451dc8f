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
      // What could not be fetched once is not asked for again by the page that asked.
      <ErrorState className="lg:py-24" onRetry={() => location.reload()}>
        This section could not be opened. Please check your connection and try again.
      </ErrorState>
    );
  }
}
