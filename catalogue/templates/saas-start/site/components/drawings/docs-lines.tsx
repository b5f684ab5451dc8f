import type { PictureProps } from './drawing';
import { Rows } from './rows';

/** What the lines of a page are to the program that runs it. */
export function DocsLines({ title }: PictureProps) {
  return (
    <Rows
      title={title}
      rows={[
        ['POST /refunds', 'sample, line 41'],
        ['amount=120000', 'sample, line 42'],
        ['# 200', 'answer, line 43'],
      ]}
    />
  );
}
