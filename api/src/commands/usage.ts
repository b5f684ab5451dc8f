/** Ends a command that was called with other arguments than it takes. */
export function showUsage(command: string, parameters: string): never {
  console.error(`usage: npm run ${command} -- ${parameters}`);
  console.error(`in a container: tessera ${command} ${parameters}`);
  process.exit(2);
}
