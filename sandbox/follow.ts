/** A process started in the background ends with the one it was started for; 0 follows nobody. */
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
