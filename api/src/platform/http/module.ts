import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/database.ts';
import type { Binder } from './bind.ts';

/** The data of one user in one module: how it is exported, and how it is removed with the account. */
export type PersonalData = {
  name: string;
  exportFor: (userId: string) => Promise<unknown>;
  removeFor: (tx: Tx, userId: string) => Promise<void>;
};

/**
 * What a module gives to the process. Its jobs are defined when it is created (`platform.jobs`). Only `services` is
 * required.
 */
export type Module<Services extends object = object> = {
  /** The services that other modules and commands may use, by name. */
  services: Services;
  /** Binds endpoints of the contract. */
  routes?: (binder: Binder) => void;
  /** Serves paths below the API that are no endpoints of the contract, such as a webhook. */
  serveApi?: (api: FastifyInstance) => void;
  /** Serves paths outside of the API, such as a sitemap. */
  serveSite?: (site: FastifyInstance) => void;
  personalData?: readonly PersonalData[];
  /** Finishes what is held in memory, when the process shuts down. */
  finish?: () => Promise<void>;
};
