import { parse } from '@babel/parser';
import { answerRequests } from './thread-script.ts';

export type Request = { code: string };

/** Lines and columns are counted from 1, as editors do. */
export type Problem = { line: number; column: number; message: string };

/** Later errors are often only consequences of the first one. */
const PROBLEMS_MAX = 5;

/** The errors as the parser really returns them. Its types are incomplete. */
type Found = { message: string; loc?: { line: number; column: number } };

const describe = ({ message, loc }: Found): Problem => ({
  line: loc?.line ?? 1,
  column: (loc?.column ?? 0) + 1,
  message: message.replace(/\s*\(\d+:\d+\)$/, ''),
});

function examine({ code }: Request): Problem[] {
  try {
    const { errors } = parse(code, {
      sourceType: 'module',
      plugins: ['typescript', 'jsx'],
      errorRecovery: true,
    });
    return ((errors ?? []) as unknown as Found[]).slice(0, PROBLEMS_MAX).map(describe);
  } catch (error) {
    if (error instanceof RangeError)
      return [{ line: 1, column: 1, message: 'This is nested too deeply to be read.' }];
    return [describe(error as Found)];
  }
}

answerRequests(examine);
