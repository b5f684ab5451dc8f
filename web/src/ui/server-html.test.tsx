import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Card, CardTitle } from './card.tsx';
import { Carousel } from './carousel.tsx';
import { CodeBlock } from './code-block.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Logo } from './logo.tsx';
import { Mosaic } from './mosaic.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Progress } from './progress.tsx';
import { RouteProgress } from './route-progress.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from './skeleton.tsx';
import { StatCard } from './stat-card.tsx';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from './table.tsx';

const none = () => undefined;

const pieces = {
  avatar: <Avatar seed="meera" />,
  'avatar with a picture': <Avatar seed="meera" src="/meera.webp" label="Meera" size="xl" />,
  badge: <Badge tone="outline">v 0.1</Badge>,
  card: (
    <Card lifting emphasised>
      <CardTitle>Title</CardTitle>
    </Card>
  ),
  carousel: (
    <Carousel label="Pictures">
      <p>One</p>
      <p>Two</p>
    </Carousel>
  ),
  'code block': (
    <CodeBlock label="a.ts" code={{ html: '<span class="tok-keyword">const</span>' }} short />
  ),
  'empty state': <EmptyState seed="a" title="Nothing here" action={<a href="/">Home</a>} />,
  'error state': (
    <ErrorState onRetry={none} retrying requestId="r-1">
      It broke.
    </ErrorState>
  ),
  logo: <Logo />,
  mosaic: <Mosaic seed="a" columns={9} rows={9} />,
  'offline notice': <OfflineNotice />,
  progress: <Progress label="Upload" value={40} />,
  'route progress': <RouteProgress active />,
  'scroll to top': <ScrollToTop />,
  skeleton: (
    <SkeletonGroup>
      <Skeleton className="h-4" />
      <SkeletonText lines={8} />
    </SkeletonGroup>
  ),
  'stat card': <StatCard label="Users" value="3" loading />,
  table: (
    <Table label="Rows">
      <TableHead>
        <HeaderCell numeric sort="ascending" onSort={none}>
          Count
        </HeaderCell>
      </TableHead>
      <TableBody>
        <TableRow>
          <Cell numeric>1</Cell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

// The CSP blocks style attributes in the server's HTML.
it.each(Object.entries(pieces))('%s prints no style attribute on the server', (_, piece) => {
  expect(renderToString(piece)).not.toMatch(/\sstyle=|<style/);
});
