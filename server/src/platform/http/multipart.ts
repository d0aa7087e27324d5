import type { FileField } from '@chalkline/contract/http/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { malformed, Refusal, tooLarge, unsupportedMediaType } from './refusal.ts';
import type { IncomingFile } from './serve.ts';

/**
 * Reads a multipart call into memory: its text fields and the files that the endpoint declares. Throws 415
 * for another content type, 413 for a file over its limit, 400 for what cannot be read or is not declared.
 */
export async function readFiles(request: FastifyRequest, declared: Readonly<Record<string, FileField>>) {
  if (!request.isMultipart()) throw unsupportedMediaType('Send multipart/form-data.');
  const fields: Record<string, string> = {};
  const files: Record<string, IncomingFile> = {};
  const largest = Math.max(...Object.values(declared).map((field) => field.maxBytes));
  const limits = { fileSize: largest, files: Object.keys(declared).length, fields: 100, fieldSize: 100_000 };
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw fieldTooLong(part.fieldname, limits.fieldSize);
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const field = declared[part.fieldname];
    if (!field) throw malformed(`There is no file field '${part.fieldname}'.`);
    const bytes = await part.toBuffer();
    if (bytes.length > field.maxBytes) throw fileTooLarge(part.fieldname, field);
    files[part.fieldname] = { filename: part.filename, bytes };
  }
  for (const [name, field] of Object.entries(declared)) {
    if (field.required && !files[name]?.bytes.length) throw fileMissing(name);
  }
  return { fields, files };
}

/** Whether one of the files must be sent. */
export function needsFile(declared: Readonly<Record<string, FileField>>): boolean {
  return Object.values(declared).some(({ required }) => required);
}

/** The parts. Incomplete or malformed form data is 400; the parser reports it as a plain error. */
async function* partsOf(request: FastifyRequest, limits: { fieldSize: number }) {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw error instanceof Error && !('code' in error) && !(error instanceof Refusal)
      ? malformed('The form data is incomplete or malformed.')
      : error;
  }
}

/** Fields are never truncated silently. */
function fieldTooLong(name: string, most: number): Refusal {
  const message = `Use ${most} characters or fewer.`;
  return new Refusal(422, [{ code: 'too_long', message, path: `body.${name}` }]);
}

function fileTooLarge(name: string, field: FileField): Refusal {
  return tooLarge(`The limit is ${Math.floor(field.maxBytes / 1_048_576)} MB.`, `files.${name}`);
}

function fileMissing(name: string): Refusal {
  return new Refusal(422, [{ code: 'required', message: 'Choose a file.', path: `files.${name}` }]);
}
