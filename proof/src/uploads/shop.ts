import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { API_BASE } from '@tessera/contract/addresses';
import { startMember } from '../../../tools/cluster/member.ts';
import { freshShop } from '../runner/with-services.ts';

const ADMIN = { email: 'admin@tessera.example', password: 'tessera for everyone' };
const PICTURE = 'catalogue/components/blogs/release-log/light.webp';
const MEGABYTE = 1024 * 1024;

/** A zip of one entry that does not compress. */
export function makeZip(bytes: number): Buffer {
  const name = Buffer.from('site/noise.bin');
  const content = randomBytes(bytes);
  const sums = Buffer.alloc(12);
  sums.writeUInt32LE(crc32(content), 0);
  sums.writeUInt32LE(bytes, 4);
  sums.writeUInt32LE(bytes, 8);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  sums.copy(header, 14);
  header.writeUInt16LE(name.length, 26);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  sums.copy(record, 16);
  record.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(record.length + name.length, 12);
  end.writeUInt32LE(header.length + name.length + bytes, 16);
  return Buffer.concat([header, name, content, record, name, end]);
}

/** A seeded shop in one process, with a signed-in admin. */
export async function openUploadShop(root: string) {
  freshShop(root);
  const member = await startMember({
    kind: 'http,jobs',
    build: '',
    olderBuilds: [],
    log: join(root, '.proof/uploads/server.log'),
    environment: {
      NODE_ENV: 'test',
      WEB: 'none',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '10000000',
      AUTH_LIMIT_FACTOR: '1000',
    },
  });
  const site = `http://127.0.0.1:${member.port}${API_BASE}`;
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await fetch(site + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const json = (payload: object, token = ''): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(payload),
  });
  const { token } = await call<{ token: string }>('/auth/login', json(ADMIN));
  const headers = { authorization: `Bearer ${token}` };
  const picture = Buffer.concat([readFileSync(join(root, PICTURE)), Buffer.alloc(4.5 * MEGABYTE)]);

  const publish = (o: { images: number; fileId?: string }) => {
    const form = new FormData();
    const fields = {
      title: 'Measured',
      description: 'For a proof.',
      previewUrl: 'https://example.com/',
      downloadUrl: o.fileId ? '' : 'https://example.com/a.zip',
      category: 'Blog',
      ...(o.fileId && { fileId: o.fileId }),
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (let n = 0; n < o.images; n++) form.append('images', new Blob([picture]), `${n}.webp`);
    return call<{ template: { _id: string } }>('/template/create', {
      method: 'POST',
      headers,
      body: form,
    });
  };

  return {
    pictureMegabytes: picture.length / MEGABYTE,
    publish,
    browse: async (): Promise<number> => {
      const start = performance.now();
      const response = await fetch(`${site}/component/all?limit=24`);
      await response.arrayBuffer();
      return performance.now() - start;
    },
    memoryMegabytes: (): number =>
      Number(
        /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${member.process.pid}/status`, 'utf8'))?.[1],
      ) / 1024,
    /** Uploads a zip as the admin's browser does. Returns its id after it was accepted. */
    async sendZip(zip: Buffer): Promise<string> {
      const { file, url, fields } = await call<{
        file: { _id: string };
        url: string;
        fields: Record<string, string>;
      }>('/template/file', json({ fileName: 'site.zip', bytes: zip.length }, token));
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'a.zip');
      const sent = await fetch(url, { method: 'POST', body: form });
      if (!sent.ok) throw new Error(`the store answered ${sent.status}`);
      await call(`/template/file/${file._id}`, json({}, token));
      for (;;) {
        const now = await call<{ file: { status: string; reason?: string } }>(
          `/template/file/${file._id}`,
          { headers },
        );
        if (now.file.status === 'good') return file._id;
        if (now.file.status === 'refused') throw new Error(now.file.reason);
        await new Promise((later) => setTimeout(later, 200));
      }
    },
    async download(id: string): Promise<string> {
      const { url } = await call<{ url: string }>(`/template/${id}/download`, json({}, token));
      const digest = createHash('sha256');
      const { body } = await fetch(url);
      for await (const chunk of body!) digest.update(chunk);
      return digest.digest('hex');
    },
    async close() {
      member.process.kill('SIGTERM');
      await member.ended;
    },
  };
}
