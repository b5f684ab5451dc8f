/** Lets the browser save a file. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download must have started before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
