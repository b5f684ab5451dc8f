import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** Requests for components, without a key by network, and with one by key. A command sends about three for each. */
export type RegistryLimits = { network: Gate; key: Gate };

const TEN_MINUTES = 600;

export function createRegistryLimits(limiter: MakeLimiter, factor: number): RegistryLimits {
  const { counted } = createGates(limiter, factor);
  return {
    network: counted('registry-network', 600, TEN_MINUTES),
    key: counted('registry-key', 600, TEN_MINUTES),
  };
}
