/**
 * Batches calls. Items that arrive while one call is running are passed together to the next call. So a burst waits for
 * a few disk writes instead of one for each item.
 */
export function createBatcher<In, Out>(
  most: number,
  run: (batch: In[]) => Promise<Out[]>,
): (item: In) => Promise<Out> {
  type Waiting = { item: In; resolve: (out: Out) => void; reject: (cause: unknown) => void };
  const waiting: Waiting[] = [];
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Out);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}
