import { prepareRelease } from './command.ts';

await prepareRelease();
