import { type CommonCode, commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import type { Failure } from '@chalkline/contract/http/envelope.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-away.ts';
import { databaseAway, notFound, Refusal } from './refusal.ts';
import { undeclaredCode } from './reply-check.ts';

/** Sends every failure in the envelope; unexpected ones as a generic 500 with the request ID that is in the log. */
export function answerFailures(app: FastifyInstance, options: { strict: boolean }): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (options.strict && endpoint && error instanceof Refusal) {
      const undeclared = undeclaredCode(endpoint, error);
      if (undeclared) return answerFailure(undeclared, reply);
    }
    return answerFailure(error, reply);
  });
  app.setNotFoundHandler(answerUnknownAddress);
}

/** Sends any error in the envelope. */
export function answerFailure(error: FastifyError | Error, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, reply.request);
  if (!refusal) return answerUnknown(error, reply);
  if (isSuspicious(refusal)) noteRefused(refusal, reply.request);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply.code(refusal.status).send(failureOf(refusal));
}

/** No access, too often, or a wrong password or code: many of these may be an attack. */
function isSuspicious({ status, problems }: Refusal): boolean {
  return [401, 403, 429].includes(status) || problems.some(({ code }) => code.endsWith('_wrong'));
}

/** Without the caller's address: a proxy's log has it, beside the request ID of the response. */
function noteRefused({ status, problems }: Refusal, { log, method, routeOptions }: FastifyRequest): void {
  const reasons = problems.map(({ code }) => code);
  log.info({ method, path: routeOptions.url ?? 'unknown', status, reasons }, 'call refused');
}

/** The envelope for URLs without an endpoint. */
export function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const call = `${request.method} ${request.url.split('?')[0]}`;
  return reply.code(404).send(failureOf(notFound(`endpoint (${call})`)));
}

function failureOf(refusal: Refusal): Failure {
  return { message: refusal.message, errors: [...refusal.problems] };
}

function refusalOf(error: FastifyError | Error, request: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!isDatabaseAway(error)) return refusalOfFramework(error as FastifyError);
  request.log.warn({ reason: error.message }, 'call without a database');
  return databaseAway();
}

function answerUnknown(error: unknown, reply: FastifyReply): FastifyReply {
  const { request } = reply;
  request.log.error({ err: error }, 'call failed');
  const message = `${commonTexts.internal} The request ID is ${request.id}.`;
  return reply.code(500).send({ message, errors: [{ code: 'internal', message }] });
}

/** Fastify's and its plugins' own errors, by their codes. */
const frameworkCodes: Readonly<Record<string, CommonCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'malformed',
  FST_FIELDS_LIMIT: 'malformed',
  FST_PARTS_LIMIT: 'malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_PROTO_VIOLATION: 'malformed',
  FST_INVALID_MULTIPART: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
};

function refusalOfFramework(error: FastifyError): Refusal | null {
  const code = frameworkCodes[error.code] ?? codeOfStatus(error);
  if (!code) return null;
  return new Refusal(commonCodes[code], [{ code, message: commonTexts[code] }]);
}

function codeOfStatus(error: FastifyError): CommonCode | null {
  if (error instanceof SyntaxError) return 'malformed';
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? 'malformed' : null;
}
