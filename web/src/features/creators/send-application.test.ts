import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { reasonOf } from './send-application.ts';

const failed = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  reasonOf(new ApiError({ kind: 'http', message: 'the server says so', ...details }));

test('says what the specification says [ERR-65] [ERR-66] [ERR-67]', () => {
  const network =
    'Network error. Your images may be too large. Try uploading fewer or smaller images (under 5MB each).';
  expect(failed({ kind: 'network' })).toBe(network);
  expect(failed({ kind: 'timeout' })).toBe(network);
  expect(failed({ status: 413 })).toBe(
    'Files are too large. Please use smaller images (under 5MB each) or fewer images.',
  );
  expect(failed({ status: 409 })).toBe('the server says so');
  expect(reasonOf(new TypeError('a surprise'))).toBe(
    'Failed to submit application. Please try again with smaller images.',
  );
});
