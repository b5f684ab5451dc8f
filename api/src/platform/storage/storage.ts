import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../config.ts';
import { signForm, type SignedForm } from './signed-form.ts';

export type Bucket = 'public' | 'private';
export type StoredFile = {
  body: Readable;
  contentType: string;
  bytes: number | undefined;
  etag: string | undefined;
};

export type Storage = ReturnType<typeof createStorage>;

type StorageConfig = Pick<
  Config,
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY'
  | 'S3_SECRET_KEY'
  | 'S3_PUBLIC_BUCKET'
  | 'S3_PRIVATE_BUCKET'
  | 'ORIGIN'
>;

const REQUEST_TIMEOUT_MS = 5_000;
const UPLOAD_TIMEOUT_MS = 60_000;
/** The prefix of uploaded files that have not been inspected. No file is ever served from here. */
export const ARRIVALS = 'uploads/';

/** Only the release command creates buckets. */
export const isMissingBucket = (error: unknown): boolean => error instanceof NotFound;

/** RFC 8187 allows fewer unescaped characters than `encodeURIComponent`. */
const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function createStorage(
  config: StorageConfig,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS } = {},
) {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    // By default signed uploads would include the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // Without `throwOnRequestTimeout` a storage that does not respond only causes a warning, and the request waits
    // forever.
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  const bucketOf = (bucket: Bucket) =>
    bucket === 'public' ? config.S3_PUBLIC_BUCKET : config.S3_PRIVATE_BUCKET;

  /**
   * Allows pages to upload directly to the private bucket. Uploads that are not moved elsewhere expire after two days.
   */
  const openForArrivals = async () => {
    const Bucket = config.S3_PRIVATE_BUCKET;
    await client.send(
      new PutBucketCorsCommand({
        Bucket,
        CORSConfiguration: {
          CORSRules: [
            {
              AllowedOrigins: [config.ORIGIN],
              AllowedMethods: ['POST', 'GET'],
              AllowedHeaders: ['*'],
              MaxAgeSeconds: 600,
            },
          ],
        },
      }),
    );
    await client.send(
      new PutBucketLifecycleConfigurationCommand({
        Bucket,
        LifecycleConfiguration: {
          Rules: [
            {
              ID: 'arrivals',
              Status: 'Enabled',
              Filter: { Prefix: ARRIVALS },
              Expiration: { Days: 2 },
            },
          ],
        },
      }),
    );
  };

  return {
    /** Creates the buckets and sets their rules. The release command calls it, never a process that starts. */
    async ensureBuckets() {
      for (const Bucket of [config.S3_PUBLIC_BUCKET, config.S3_PRIVATE_BUCKET]) {
        try {
          await client.send(new HeadBucketCommand({ Bucket }));
        } catch (error) {
          // Only a missing bucket is created. Other errors mean refused or unreachable.
          if (!isMissingBucket(error)) throw error;
          await client.send(new CreateBucketCommand({ Bucket }));
        }
      }
      await openForArrivals();
    },

    async put(bucket: Bucket, key: string, body: Buffer, contentType: string) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucketOf(bucket),
          Key: key,
          Body: body,
          ContentType: contentType,
        }),
        { requestTimeout: UPLOAD_TIMEOUT_MS },
      );
    },

    async find(bucket: Bucket, key: string): Promise<StoredFile | null> {
      try {
        const found = await client.send(
          new GetObjectCommand({ Bucket: bucketOf(bucket), Key: key }),
        );
        if (!(found.Body instanceof Readable)) return null;
        return {
          body: found.Body,
          contentType: found.ContentType ?? 'application/octet-stream',
          bytes: found.ContentLength,
          etag: found.ETag,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async has(bucket: Bucket, key: string): Promise<boolean> {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucketOf(bucket), Key: key }));
        return true;
      } catch (error) {
        // The answer has no body that could name the missing key.
        if (error instanceof NotFound) return false;
        throw error;
      }
    },

    async remove(bucket: Bucket, key: string) {
      await client.send(new DeleteObjectCommand({ Bucket: bucketOf(bucket), Key: key }));
    },

    /** Copies a file within a bucket, inside the storage. Fails when the file has changed since. */
    async copy(bucket: Bucket, from: string, to: string, o: { etag: string | undefined }) {
      const Bucket = bucketOf(bucket);
      await client.send(
        new CopyObjectCommand({
          Bucket,
          CopySource: `${Bucket}/${from}`,
          Key: to,
          ...(o.etag && { CopySourceIfMatch: o.etag }),
        }),
        { requestTimeout: UPLOAD_TIMEOUT_MS },
      );
    },

    /** The signed form with which a page uploads one file of an exact size to the private bucket. */
    signedUpload: (
      key: string,
      o: { contentType: string; bytes: number; seconds: number },
    ): SignedForm =>
      signForm(
        {
          url: `${config.S3_ENDPOINT.replace(/\/$/, '')}/${config.S3_PRIVATE_BUCKET}`,
          bucket: config.S3_PRIVATE_BUCKET,
          region: config.S3_REGION,
          accessKey: config.S3_ACCESS_KEY,
          secretKey: config.S3_SECRET_KEY,
        },
        { key, ...o },
      ),

    /** A link to a private file. It works for every client that has it, until it expires. */
    signedDownload: (key: string, o: { fileName: string; seconds: number; at?: Date }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: config.S3_PRIVATE_BUCKET,
          Key: key,
          ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeFileName(o.fileName)}`,
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: o.seconds, ...(o.at && { signingDate: o.at }) },
      ),

    /** Fails when a bucket is missing or not reachable. */
    check: async () => {
      for (const Bucket of [config.S3_PUBLIC_BUCKET, config.S3_PRIVATE_BUCKET])
        await client.send(new HeadBucketCommand({ Bucket }));
    },
    close: () => client.destroy(),
  };
}
