import type { Module } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createCodesService } from './service.ts';

export function createCodesModule({ db, clock, config }: Platform) {
  const codes = createCodesService({ db, clock, secret: config.CODE_SECRET });
  return { services: { codes }, personalData: [codes.personalData] } satisfies Module;
}
