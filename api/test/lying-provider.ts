import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const key = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An OpenID provider with false claims in its ID token. A certified one cannot produce them, so this one implements the
 * three calls of a client by hand.
 */
export async function withLyingProvider() {
  const [known, unknown] = [key(), key()];
  let claims: Record<string, unknown> = {};
  let signer = known;

  const idToken = () => {
    const body = `${part({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${part(claims)}`;
    return `${body}.${createSign('RSA-SHA256').update(body).sign(signer.privateKey, 'base64url')}`;
  };
  const server = createServer((request, response) => {
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({
        keys: [
          { ...known.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' },
        ],
      }),
      '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken() }),
    };
    const answer = answers[new URL(request.url ?? '/', issuer).pathname];
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.() ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    environment: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: 'shop',
      GOOGLE_CLIENT_SECRET: 'secret',
    },
    /** Sets the claims of its next ID tokens. */
    say(nonce: string, lie: Record<string, unknown> = {}, o: { wrongKey?: boolean } = {}) {
      const now = Math.floor(Date.now() / 1000);
      signer = o.wrongKey ? unknown : known;
      claims = {
        iss: issuer,
        aud: 'shop',
        sub: 'somebody',
        iat: now,
        exp: now + 300,
        nonce,
        email: 'somebody@example.test',
        email_verified: true,
        name: 'Somebody',
        ...lie,
      };
    },
  };
}
