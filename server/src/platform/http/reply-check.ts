import { commonCodes } from '@chalkline/contract/http/codes.ts';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Refusal } from './refusal.ts';
import { replySchema } from './wire-schema.ts';

/** Compiled once for all apps of a process, and only for endpoints that answer: a test calls a few of hundreds. */
const compiled = new WeakMap<Endpoint, ValidateFunction>();

function validatorOf(endpoint: Endpoint): ValidateFunction {
  const known = compiled.get(endpoint);
  if (known) return known;
  // The schemas are made by zod and looked at whole in openapi.test.ts: held against their meta-schema there.
  // Optimizing takes half of the time to compile and wins nothing back: each validator runs a few times.
  const code = { optimize: false };
  const ajv = new Ajv2020({ code, validateFormats: false, validateSchema: false, strict: false });
  const validate = ajv.compile(replySchema(endpoint));
  compiled.set(endpoint, validate);
  return validate;
}

/** A function that throws when a reply is not exactly what its endpoint promises. For tests. */
export function replyChecker(endpoint: Endpoint): (envelope: object) => void {
  return (envelope) => {
    const validate = validatorOf(endpoint);
    // As it will travel: what JSON drops (undefined) is not an undeclared key.
    if (validate(JSON.parse(JSON.stringify(envelope)))) return;
    const [error] = validate.errors ?? [];
    const extra = (error?.params as { additionalProperty?: string } | undefined)?.additionalProperty ?? '';
    throw new Error(
      `${endpoint.method} ${endpoint.path} answered what it does not declare: ${error?.instancePath} ${error?.message} ${extra}`,
    );
  };
}

/** The error to answer with instead of a refusal whose code the endpoint does not name; null when it does. */
export function undeclaredCode(endpoint: Endpoint, refusal: Refusal): Error | null {
  const undeclared = refusal.problems.find(
    ({ code }) => !(code in commonCodes || endpoint.errors.includes(code)),
  );
  if (!undeclared) return null;
  return new Error(`${endpoint.method} ${endpoint.path} refused with '${undeclared.code}', undeclared.`);
}
