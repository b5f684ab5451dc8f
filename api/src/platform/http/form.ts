import { mkdtemp, open, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_TIMEOUT_MS } from '@tessera/contract/constants';
import type { Endpoint, Files } from '@tessera/contract/endpoint';
import { AppError } from '../errors.ts';
import type { FormSlots } from './form-slots.ts';
import type { Principal } from './principal.ts';

/**
 * An uploaded file on the local disk. It exists until the request is answered. The file name of the client is not kept.
 */
export type UploadedFile = { path: string; bytes: number };

type Form = { fields: Record<string, unknown>; files: UploadedFile[] };

const FIELDS_MAX = 30;
/** The same limit as for a JSON body. */
const FIELD_MAX_BYTES = 256 * 1024;
const FIELDS_TOTAL_MAX_BYTES = 512 * 1024;
/** The boundaries and headers of the parts. */
const FRAMING_MAX_BYTES = 64 * 1024;
const NO_FILES: Files = {
  field: '',
  max: 0,
  maxBytes: 1,
  totalMaxBytes: 0,
  messages: { tooMany: 'No files are taken here.', tooLarge: '', tooLargeInAll: '' },
};

const refuse = (message: string) => new AppError('BAD_REQUEST', { message });
const tooLarge = (message: string) => new AppError('TOO_LARGE', { message });

/** Errors of the disk are marked where they occur. All others are errors of the client: no boundary, no end. */
function asRefusal(error: unknown, files: Files): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return refuse(files.messages.tooMany);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(files.messages.tooLarge);
  return new AppError('BAD_REQUEST', { message: 'The form could not be read.', cause: error });
}

/** Errors of the local disk, whichever call reports them: it is full, broken or read-only, or has no free handles. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_CODES.has(String(error.code));

/** A fault of the server, not of the form. It is logged as an error and counted. */
const diskFailure = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', {
    message: 'We cannot take files at the moment. Please try again later.',
    cause,
    failedService: 'disk',
  });

/** Every error of `work` is one of the disk. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw diskFailure(error);
  }
}

async function keep(part: MultipartFile, path: string, files: Files): Promise<number> {
  const file = await onDisk(() => open(path, 'wx', 0o600));
  try {
    for await (const chunk of part.file) await onDisk(() => file.writeFile(chunk as Buffer));
  } finally {
    await onDisk(() => file.close());
  }
  if (part.file.truncated) throw tooLarge(files.messages.tooLarge);
  return part.file.bytesRead;
}

function valueOf(part: Exclude<Multipart, MultipartFile>): string {
  if (part.valueTruncated || part.fieldnameTruncated)
    throw tooLarge('One of the texts is too long.');
  if (typeof part.value !== 'string') throw refuse('A field of a form is text.');
  return part.value;
}

async function readForm(
  request: FastifyRequest,
  files: Files,
  directory: () => Promise<string>,
): Promise<Form> {
  const form: Form = { fields: {}, files: [] };
  let [textBytes, fileBytes] = [0, 0];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (Object.hasOwn(form.fields, part.fieldname)) throw refuse('A field was sent twice.');
      const value = valueOf(part);
      textBytes += Buffer.byteLength(value);
      if (textBytes > FIELDS_TOTAL_MAX_BYTES) throw tooLarge('The texts are too long.');
      form.fields[part.fieldname] = value;
      continue;
    }
    if (part.fieldname !== files.field) throw refuse('A file was sent under an unknown name.');
    const path = join(await directory(), String(form.files.length));
    const bytes = await keep(part, path, files);
    fileBytes += bytes;
    if (fileBytes > files.totalMaxBytes) throw tooLarge(files.messages.tooLargeInAll);
    // A browser sends an empty part for a file input that was left empty.
    if (bytes > 0 || part.filename) form.files.push({ path, bytes });
  }
  return form;
}

const limitOf = (files: Files): number =>
  files.totalMaxBytes + FIELDS_TOTAL_MAX_BYTES + FRAMING_MAX_BYTES;

/** Refuses a body whose declared length exceeds the limit, without reading it. */
function refuseLong(request: FastifyRequest, files: Files): void {
  const declared = request.headers['content-length'];
  if (declared === undefined || Number(declared) <= limitOf(files)) return;
  throw tooLarge(files.messages.tooLargeInAll || files.messages.tooMany);
}

/**
 * Reads and drops the rest of a refused body, so that the client gets the response. A body above the limit is cut off.
 */
function letGoBy(request: FastifyRequest, reply: FastifyReply, files: Files): void {
  const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (declared > limitOf(files)) reply.header('connection', 'close');
  request.raw.unpipe();
  request.raw.resume();
}

/**
 * Sets a longer timeout on the connection while a form is handled. Images are queued, and the connection is silent
 * meanwhile. Later requests on the connection get the normal timeout again.
 */
async function withPatience<T>(
  { raw: { socket }, server }: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  // Injected requests of tests have no connection.
  if (!(socket instanceof Socket)) return work();
  socket.setTimeout(UPLOAD_TIMEOUT_MS);
  try {
    return await work();
  } finally {
    socket.setTimeout(server.server.timeout);
  }
}

/** Reads a form and passes it to `work`. The uploaded files are always deleted at the end. */
export async function withForm<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { files = NO_FILES, access }: Endpoint,
  { slots, principal }: { slots: FormSlots; principal: Principal | null },
  work: (form: Form) => Promise<T>,
): Promise<T> {
  const giveBack = slots.take({ access, principal, network: request.network });
  let directory: Promise<string> | undefined;
  try {
    let form: Form;
    try {
      refuseLong(request, files);
      form = await readForm(
        request,
        files,
        () => (directory ??= onDisk(() => mkdtemp(join(tmpdir(), 'tessera-form-')))),
      );
    } catch (error) {
      letGoBy(request, reply, files);
      throw asRefusal(error, files);
    }
    return await withPatience(request, () => work(form));
  } catch (error) {
    // The handler reads the files again.
    throw isDiskError(error) ? diskFailure(error) : error;
  } finally {
    giveBack();
    const path = await directory?.catch(() => undefined);
    if (path)
      await rm(path, { recursive: true, force: true }).catch((error: unknown) =>
        request.log.error({ err: error }, 'a form was not removed'),
      );
  }
}

/** Enables multipart forms in this scope only, so that other routes are not affected. */
export async function takeForms(scope: FastifyInstance, { files = NO_FILES }: Endpoint) {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: FIELD_MAX_BYTES,
      fields: FIELDS_MAX,
      files: files.max,
      fileSize: files.maxBytes,
      parts: FIELDS_MAX + files.max + 1,
      headerPairs: 20,
    },
  });
}
