export type Claims = ReturnType<typeof collectClaims>;

/** What a proof has found, claim by claim. Every one is reported when it fails. */
export function collectClaims(report: (line: string) => void) {
  let held = 0;
  const failed: string[] = [];
  return {
    claim: (what: string, isTrue: boolean, why = ''): void => {
      if (isTrue) {
        held++;
        return;
      }
      failed.push(what);
      report(`not so: ${what}${why && `\n${why}`}`);
    },
    counted: () => ({ held, failed: failed.length }),
  };
}
