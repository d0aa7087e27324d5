import { createHmac } from 'node:crypto';
import type { PasskeyProof, SecondStep } from '@chalkline/contract/accounts/second-step.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { makeSeal } from '../../platform/signing/seal.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countOwnTry, forgetTries } from '../attempts/attempts.service.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { takePasskey } from '../passkeys/passkeys.verify.service.ts';
import { plainRecoveryCode, stepOf } from './authenticator.service.ts';
import { secondFactorRequired, secondFactorWrong } from './second-factors.errors.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factors.repository.ts';
import type { SecondFactorRow } from './second-factors.table.ts';

type SecretParts = Pick<Parts, 'config'>;

/** The secret as it is stored. */
export function sealSecret({ config }: SecretParts, personId: string, secret: string): string {
  return makeSeal(config.appSecret, 'second factors').close(personId, secret);
}

export function openSecret({ config }: SecretParts, { personId, secret }: SecondFactorRow): string {
  return makeSeal(config.appSecret, 'second factors').open(personId, secret);
}

/** Keyed: 50 bits could be tried from a stolen table. */
export function recoveryHash({ config }: SecretParts, personId: string, code: string): string {
  return createHmac('sha256', config.appSecret)
    .update(`recovery\n${personId}\n${plainRecoveryCode(code)}`)
    .digest('base64url');
}

/**
 * The second step of somebody who signs in, after password, mailed code or link; nothing for people without one. Outside
 * of any transaction, so that wrong tries stay counted. Throws `second_factor_required`, 429, `second_factor_wrong` and `passkey_wrong`.
 */
export async function passSecondFactor(
  parts: Parts,
  personId: string,
  { secondFactor, passkey }: SecondStep,
): Promise<void> {
  const factor = await findSecondFactor(parts.database.sql, personId);
  if (!factor?.confirmedAt) return;
  if (passkey) return passByPasskey(parts, personId, passkey);
  if (secondFactor === undefined) throw secondFactorRequired();
  await takeFactorCode(parts, factor, secondFactor, 'secondFactor');
}

async function passByPasskey(parts: Parts, personId: string, passkey: PasskeyProof): Promise<void> {
  await countOwnTry(parts, limits.secondFactorOfPerson, personId);
  await takePasskey(parts, passkey, personId);
  await forgetTries(parts, limits.secondFactorOfPerson, personId);
}

/** Takes a code of the app or a recovery code, once. Throws 429 and `second_factor_wrong`, for a code that was used too. */
export async function takeFactorCode(
  parts: Parts,
  factor: SecondFactorRow,
  given: string,
  field: 'code' | 'secondFactor',
): Promise<void> {
  const { personId } = factor;
  await countOwnTry(parts, limits.secondFactorOfPerson, personId);
  const step = stepOf(openSecret(parts, factor), given, parts.clock.now());
  const { sql } = parts.database;
  const isTaken =
    step === null ? await useRecoveryCode(parts, personId, given) : await takeStep(sql, personId, step);
  if (!isTaken) throw secondFactorWrong(field);
  await forgetTries(parts, limits.secondFactorOfPerson, personId);
}

async function useRecoveryCode(parts: Parts, personId: string, given: string): Promise<boolean> {
  return parts.database.transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx.sql, personId, recoveryHash(parts, personId, given)))) return false;
    const left = await countRecoveryCodes(tx.sql, personId);
    await tellSecurity(parts, tx, personId, 'recovery_code_used', { left });
    return true;
  });
}

/** Since when a code is asked for, and how many recovery codes are left; null: off. */
export async function readSecondFactor(sql: Sql, personId: string) {
  const factor = await findSecondFactor(sql, personId);
  if (!factor?.confirmedAt) return null;
  return {
    since: factor.confirmedAt.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(sql, personId),
  };
}
