/** Gives the person a file to keep. */
export function handFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun before the address may go.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
