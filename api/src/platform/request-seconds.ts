const NAME = 'http_request_seconds';
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Series = { labels: string; buckets: number[]; count: number; sum: number };

const label = (name: string, value: string): string =>
  `${name}="${value
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)}"`;

function describe({ labels, buckets, count, sum }: Series): string[] {
  let below = 0;
  const lines = BOUNDS.map((bound, index) => {
    below += buckets[index]!;
    return `${NAME}_bucket{le="${bound}",${labels}} ${below}`;
  });
  return [
    ...lines,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}

/**
 * How long requests took. The client library makes a new text of the labels for every observation, which costs more than
 * the rest of our part in a cached answer; here a series is found by the texts the request already has.
 */
export function createRequestSeconds() {
  const all: Series[] = [];
  const byMethod = new Map<string, Map<string, Map<number, Series>>>();

  const begin = (method: string, route: string, status: number): Series => {
    const named = { method, route, status: String(status) };
    const labels = Object.entries(named).map(([name, value]) => label(name, value));
    const series = { labels: labels.join(','), buckets: BOUNDS.map(() => 0), count: 0, sum: 0 };
    all.push(series);
    return series;
  };

  const find = (method: string, route: string, status: number): Series => {
    let byRoute = byMethod.get(method);
    if (!byRoute) byMethod.set(method, (byRoute = new Map()));
    let byStatus = byRoute.get(route);
    if (!byStatus) byRoute.set(route, (byStatus = new Map()));
    let series = byStatus.get(status);
    if (!series) byStatus.set(status, (series = begin(method, route, status)));
    return series;
  };

  return {
    observe(method: string, route: string, status: number, seconds: number): void {
      const series = find(method, route, status);
      series.count++;
      series.sum += seconds;
      for (let index = 0; index < BOUNDS.length; index++) {
        if (seconds > BOUNDS[index]!) continue;
        series.buckets[index]!++;
        return;
      }
    },

    /** As Prometheus reads it. */
    text: (): string =>
      [
        `# HELP ${NAME} How long requests took, by route and status.`,
        `# TYPE ${NAME} histogram`,
        ...all.flatMap(describe),
        '',
      ].join('\n'),
  };
}
