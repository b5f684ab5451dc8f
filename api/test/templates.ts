import { randomUUID } from 'node:crypto';
import { API_BASE } from '@tessera/contract/addresses';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { bearer, logIn, signUp } from './accounts.ts';
import { encodeForm, plainPicture, type Part } from './forms.ts';
import type { World } from './world.ts';

export async function signUpAdmin(world: World): Promise<string> {
  const { email } = await signUp(world, { email: `admin-${randomUUID()}@example.test` });
  await world.services.users.makeAdmin(email);
  return logIn(world, email);
}

let picture: Promise<Buffer> | undefined;
/** One small image for all tests, since encoding is slow. */
export const smallPicture = (): Promise<Buffer> =>
  (picture ??= plainPicture('png', { width: 60, height: 40 }));

type Parts = Record<string, Part | Part[]>;

export const FORM = {
  title: 'Studio North',
  subtitle: 'A calm portfolio',
  description: 'A complete site for a small studio.',
  previewUrl: 'https://preview.example.com/studio',
  downloadUrl: 'https://files.example.com/studio.zip',
  category: 'Portfolio',
} as const;

export async function sendTemplate(
  world: World,
  token: string,
  parts: Parts,
  o: { method?: 'POST' | 'PUT'; path?: string } = {},
) {
  const { payload, headers } = await encodeForm(parts);
  return world.http.inject({
    method: o.method ?? 'POST',
    url: API_BASE + (o.path ?? '/template/create'),
    headers: { ...headers, ...bearer(token) },
    payload,
  });
}

/** Creates a template with one image through the admin endpoint. */
export async function createTemplate(
  world: World,
  token: string,
  parts: Parts = {},
): Promise<TemplateRecord> {
  const answer = await sendTemplate(world, token, {
    ...FORM,
    images: { bytes: await smallPicture() },
    ...parts,
  });
  if (answer.statusCode !== 200) throw new Error(`could not create: ${answer.body}`);
  return answer.json<{ template: TemplateRecord }>().template;
}
