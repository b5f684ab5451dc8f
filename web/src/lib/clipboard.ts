/**
 * Writes a text that is still loading. Some browsers allow writing only during the click itself.
 * So this must be called before anything is awaited.
 */
export function writeLater(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    // If the browser refuses at once, no other code handles a rejection of this promise.
    blob.catch(() => undefined);
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch (error) {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- passed on as the browser threw it
    return Promise.reject(error);
  }
}
