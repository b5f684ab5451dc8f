/**
 * Writes a text that is still on its way. Some browsers let a page write only within the press itself, so this must be
 * called before anything is awaited.
 */
export function writeLater(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    // Where the browser refuses at once, nobody else listens to it.
    blob.catch(() => undefined);
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch (error) {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- handed on as the browser threw it
    return Promise.reject(error);
  }
}
