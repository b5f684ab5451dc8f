// A certified OpenID provider that replaces Google. Start: `node sandbox/google/server.ts`, configured by environment
// variables.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';
import { follow } from '../follow.ts';
import { choosePage } from './page.ts';
import { CLIENT, PEOPLE } from './people.ts';

const port = Number(process.env['SANDBOX_GOOGLE_PORT'] ?? 3901);
/** The allowed callback addresses, separated by commas. */
const callbacks = (
  process.env['SANDBOX_GOOGLE_CALLBACKS'] ?? 'http://localhost:3000/api/auth/google/callback'
).split(',');
const issuer = `http://127.0.0.1:${port}`;

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAMAAABg3Am1AAAACVBMVEXCNxv6+PQbGhcZR8PAAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVRIx+3LoQEAAAgDoOn/R3vBog06mSKNIAjCc2i2EARBeA4HxqcGwUmRPTAAAAAASUVORK5CYII=',
  'base64',
);

const { Check, base } = interactionPolicy;
const policy = base();
policy
  .get('login')
  .checks.add(
    new Check('choose_every_time', 'an account must be chosen', ({ oidc }) =>
      oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
    ),
  );

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: callbacks,
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: {
    keys: [
      {
        ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
        use: 'sig',
        alg: 'RS256',
        kid: 'sandbox',
      },
    ],
  },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  features: { devInteractions: { enabled: false } },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
  // Puts the claims into the ID token itself, as Google does.
  conformIdTokenClaims: false,
  interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/choose/${uid}` },
  findAccount: (_context: unknown, subject: string) => {
    const person = PEOPLE.find((one) => one.subject === subject);
    return (
      person && {
        accountId: subject,
        claims: () => ({
          sub: subject,
          name: person.name,
          email: person.email,
          email_verified: person.emailVerified,
          ...(person.hasPicture && { picture: `${issuer}/pictures/tile.png` }),
        }),
      }
    );
  },
  // Consent is given automatically, since the sandbox has nothing to consent to.
  loadExistingGrant: async ({
    oidc,
  }: {
    oidc: { client: { clientId: string }; session: { accountId: string } };
  }) => {
    const grant = new provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
provider.on('server_error', (_context, error) => console.error(error));

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

async function choose(request: IncomingMessage, response: ServerResponse, uid: string) {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(choosePage(uid));
    return;
  }
  const accountId = (await readForm(request)).get('subject');
  await provider.interactionFinished(
    request,
    response,
    accountId
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'the person went back' },
  );
}

const answer = provider.callback();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', issuer);
  const uid = /^\/choose\/([\w-]+)$/.exec(pathname)?.[1];
  if (uid)
    choose(request, response, uid).catch((error: unknown) => {
      console.error(error);
      response.writeHead(400).end('This choice is no longer open.');
    });
  else if (pathname === '/pictures/tile.png')
    response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
  else answer(request, response);
});
server.listen(port, '127.0.0.1', () => process.stdout.write(`ready ${issuer}\n`));
follow(Number(process.env['SANDBOX_GOOGLE_FOLLOWS'] ?? 0));

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
