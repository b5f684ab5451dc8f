import { expect } from 'vitest';
import type { TemplateFile } from '@tessera/contract/templates-admin';
import { bearer, get, post } from './accounts.ts';
import type { World } from './world.ts';

export type FileForm = { file: TemplateFile; url: string; fields: Record<string, string> };

/** Uploads a zip as the browser of an admin does. */
export const fileUploader = (world: () => World, admin: () => string) => {
  const start = async (bytes: number): Promise<FileForm> =>
    (
      await post(world(), '/template/file', { fileName: 'site.zip', bytes }, bearer(admin()))
    ).json();

  /** Sends the fields, then the file, directly to the storage. */
  const sendTo = async (
    { url, fields }: FileForm,
    bytes: Buffer,
    changes: Record<string, string> = {},
  ): Promise<number> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/zip' }), 'site.zip');
    return (await fetch(url, { method: 'POST', body: form })).status;
  };

  const stateOf = async (id: string): Promise<TemplateFile> =>
    (await get(world(), `/template/file/${id}`, bearer(admin()))).json<{ file: TemplateFile }>()
      .file;

  const beginCheck = (id: string) => post(world(), `/template/file/${id}`, {}, bearer(admin()));

  const checked = async (id: string): Promise<TemplateFile> => {
    await beginCheck(id);
    await expect.poll(async () => (await stateOf(id)).status).toMatch(/good|refused/);
    return stateOf(id);
  };

  const sendChecked = async (bytes: Buffer): Promise<TemplateFile> => {
    const form = await start(bytes.length);
    expect(await sendTo(form, bytes)).toBe(204);
    return checked(form.file._id);
  };

  return { start, sendTo, stateOf, beginCheck, checked, sendChecked };
};
