/** Ends this process when the process with the given id has ended. 0 means no process. */
export function follow(pid: number): void {
  if (!pid) return;
  setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch {
      process.exit();
    }
  }, 1_000).unref();
}
