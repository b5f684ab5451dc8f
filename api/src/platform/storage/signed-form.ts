import { createHmac } from 'node:crypto';

/** The fields of an upload form. They must come before the file. The storage accepts only what their policy allows. */
export type SignedForm = { url: string; fields: Record<string, string> };

type Store = {
  url: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** AWS signature 4 for a browser's POST. The key, the type and the exact size are signed. */
export function signForm(
  store: Store,
  o: { key: string; contentType: string; bytes: number; seconds: number; at?: Date },
): SignedForm {
  const at = o.at ?? new Date();
  const date = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = date.slice(0, 8);
  const scope = `${day}/${store.region}/s3/aws4_request`;
  const signed = {
    key: o.key,
    'Content-Type': o.contentType,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${store.accessKey}/${scope}`,
    'x-amz-date': date,
  };
  const policy = Buffer.from(
    JSON.stringify({
      expiration: new Date(at.getTime() + o.seconds * 1000).toISOString(),
      conditions: [
        { bucket: store.bucket },
        ['content-length-range', o.bytes, o.bytes],
        ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
      ],
    }),
  ).toString('base64');
  const signingKey = [day, store.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${store.secretKey}`,
  );
  return {
    url: store.url,
    fields: {
      ...signed,
      policy,
      'x-amz-signature': hmac(signingKey, policy).toString('hex'),
    },
  };
}
