import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { commonCodes } from '@chalkline/contract/http/codes.ts';
import type { Refusal } from './refusal.ts';
import { replySchema } from './wire-schema.ts';

/** A function that throws when a reply is not exactly what its endpoint promises. For tests. */
export function replyChecker(endpoint: Endpoint): (envelope: object) => void {
  const validate = new Ajv2020({ validateFormats: false, strict: false }).compile(replySchema(endpoint));
  return (envelope) => {
    // As it will travel: what JSON drops (undefined) is not an undeclared key.
    if (validate(JSON.parse(JSON.stringify(envelope)))) return;
    const [error] = validate.errors ?? [];
    const extra = (error?.params as { additionalProperty?: string } | undefined)?.additionalProperty ?? '';
    throw new Error(
      `${endpoint.method} ${endpoint.path} answered what it does not declare: ${error?.instancePath} ${error?.message} ${extra}`,
    );
  };
}

/** Throws when a refusal carries a code that the endpoint does not name. For tests. */
export function assertDeclared(endpoint: Endpoint, refusal: Refusal): void {
  for (const { code } of refusal.problems) {
    if (code in commonCodes || endpoint.errors.includes(code)) continue;
    throw new Error(`${endpoint.method} ${endpoint.path} refused with '${code}', which it does not declare.`);
  }
}
