import { resetIds } from '../src/platform/db/uuid.ts';

// Files share a process. Without this the ids of a file would follow the latest clock of the files before it.
resetIds();
