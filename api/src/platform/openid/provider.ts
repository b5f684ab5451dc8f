import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { FULL_NAME_MAX_LENGTH } from '@tessera/contract/users';
import type { Config } from '../config.ts';

export type Checks = { state: string; nonce: string; verifier: string };
export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  picture: string | null;
};

export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>;

const TIMEOUT_SECONDS = 5;

/** Returns a name on one line, cut to the maximum length. */
function plainName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const plain = value.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return Array.from(plain).slice(0, FULL_NAME_MAX_LENGTH).join('').trim() || null;
}

/** Sign-in with an OpenID provider, using PKCE, state and nonce. Null when no provider is configured. */
export function createOpenIdProvider(
  config: Pick<Config, 'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'NODE_ENV'>,
  callbackUrl: string,
) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return null;
  let known: Promise<Configuration> | null = null;
  const configuration = () => {
    known ??= discovery(new URL(config.GOOGLE_ISSUER), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Signatures are checked although the response comes directly from the provider.
        enableNonRepudiationChecks,
        ...(config.NODE_ENV === 'production' ? [] : [allowInsecureRequests]),
      ],
    }).catch((error: unknown) => {
      known = null; // the next sign-in tries again
      throw error;
    });
    return known;
  };

  return {
    async begin(): Promise<{ url: string; checks: Checks }> {
      const checks = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        state: checks.state,
        nonce: checks.nonce,
      });
      return { url: url.href, checks };
    },

    async complete(query: Record<string, string>, checks: Checks): Promise<Identity> {
      const url = new URL(callbackUrl);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      const tokens = await authorizationCodeGrant(await configuration(), url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || typeof claims['email'] !== 'string')
        throw new Error('the provider sent no address');
      const { name, picture, email } = claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: email.trim().toLowerCase(),
        emailVerified: claims['email_verified'] === true,
        name: plainName(name) ?? plainName(email.split('@', 1)[0]) ?? 'Friend',
        picture: typeof picture === 'string' ? picture : null,
      };
    },
  };
}
