import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MailsService } from '../mails/service.ts';
import type { UsersService } from '../users/service.ts';
import { defineDigestLetters, repeatDigests } from './jobs.ts';
import { createDigestsService } from './service.ts';

export function createDigestsModule(
  { db, clock, jobs, config }: Platform,
  o: { users: UsersService; mails: MailsService },
) {
  const letters = defineDigestLetters({ jobs, db, clock, ...o, origin: config.ORIGIN });
  const digests = createDigestsService({ db, clock, ...letters });
  repeatDigests(jobs, digests);
  return { services: { digests }, personalData: [digests.personalData] } satisfies Module;
}
