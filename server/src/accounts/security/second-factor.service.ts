import { randomBytes } from 'node:crypto';
import {
  type RecoveryCodesReply,
  recoveryCodes,
  type SecondFactorSecret,
} from '@chalkline/contract/accounts/second-factor.schema.ts';
import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countOwnTry, forgetTries } from '../attempts/attempts.service.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { provePassword } from '../passwords/passwords.change.service.ts';
import { getMe } from '../people/people.service.ts';
import {
  authenticatorAddress,
  newSecret,
  recoveryCodeOf,
  stepOf,
} from '../second-factors/authenticator.service.ts';
import {
  secondFactorOff,
  secondFactorOn,
  secondFactorWrong,
} from '../second-factors/second-factors.errors.ts';
import {
  openSecret,
  recoveryHash,
  sealSecret,
  takeFactorCode,
} from '../second-factors/second-factors.prove.service.ts';
import {
  confirm,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  writePending,
} from '../second-factors/second-factors.repository.ts';
import type { SecondFactorRow } from '../second-factors/second-factors.table.ts';
import { endOtherSessions } from '../sessions/sessions.repository.ts';

/** Gives a new secret for the person's app. Throws 429, `password_wrong` and `second_factor_on`. */
export async function startSecondFactor(
  parts: Parts,
  viewer: Viewer,
  { password }: { readonly password: string },
): Promise<SecondFactorSecret> {
  const { personId } = viewer;
  await provePassword(parts, viewer, password, 'password');
  const { email } = await getMe(parts, viewer);
  const secret = newSecret();
  const row = { personId, secret: sealSecret(parts, personId, secret), createdAt: parts.clock.now() };
  if (!(await writePending(parts.database.sql, row))) throw secondFactorOn();
  return { secret, address: authenticatorAddress({ secret, issuer: parts.config.productName, email }) };
}

/**
 * Turns it on, with a code that shows that the app has the secret. Every other session ends: they were opened without one.
 * Throws 429, `second_factor_wrong`, `second_factor_on` and `second_factor_off`.
 */
export async function confirmSecondFactor(
  parts: Parts,
  { personId, sessionId }: Viewer,
  { code }: { readonly code: string },
): Promise<RecoveryCodesReply> {
  const factor = await findSecondFactor(parts.database.sql, personId);
  if (!factor) throw secondFactorOff();
  if (factor.confirmedAt) throw secondFactorOn();
  await countOwnTry(parts, limits.secondFactorOfPerson, personId);
  const now = parts.clock.now();
  const step = stepOf(openSecret(parts, factor), code, now);
  if (step === null) throw secondFactorWrong('code');
  await forgetTries(parts, limits.secondFactorOfPerson, personId);
  return parts.database.transaction(async (tx) => {
    if (!(await confirm(tx.sql, personId, step, now))) throw secondFactorOn();
    await endOtherSessions(tx.sql, personId, sessionId);
    await note(parts, tx, personId, 'person.second_factor_added');
    await tellSecurity(parts, tx, personId, 'second_factor_on', {});
    return writeRecoveryCodes(parts, tx, personId);
  });
}

/** Replaces the recovery codes. Throws 429, `second_factor_wrong` and `second_factor_off`. */
export async function renewRecoveryCodes(
  parts: Parts,
  viewer: Viewer,
  { code }: { readonly code: string },
): Promise<RecoveryCodesReply> {
  const { personId } = await prove(parts, viewer, code);
  return parts.database.transaction(async (tx) => {
    await note(parts, tx, personId, 'person.recovery_codes_renewed');
    return writeRecoveryCodes(parts, tx, personId);
  });
}

/** Turns it off. Throws 429, `second_factor_wrong` and `second_factor_off`. */
export async function removeSecondFactor(
  parts: Parts,
  viewer: Viewer,
  { code }: { readonly code: string },
): Promise<null> {
  const { personId } = await prove(parts, viewer, code);
  await parts.database.transaction((tx) => dropSecondFactor(parts, tx, personId, personId));
  return null;
}

/** Turns it off, also for an administrator. Throws `second_factor_off`. */
export async function dropSecondFactor(
  parts: Parts,
  tx: Transaction,
  personId: string,
  actorId: string,
): Promise<void> {
  if (!(await deleteSecondFactor(tx.sql, personId))) throw secondFactorOff();
  await note(parts, tx, personId, 'person.second_factor_removed', actorId);
  const by = actorId === personId ? 'person' : 'administrator';
  await tellSecurity(parts, tx, personId, 'second_factor_off', { by });
}

async function prove(parts: Parts, { personId }: Viewer, code: string): Promise<SecondFactorRow> {
  const factor = await findSecondFactor(parts.database.sql, personId);
  if (!factor?.confirmedAt) throw secondFactorOff();
  await takeFactorCode(parts, factor, code, 'code');
  return factor;
}

async function writeRecoveryCodes(
  parts: Parts,
  tx: Transaction,
  personId: string,
): Promise<RecoveryCodesReply> {
  const codes = Array.from({ length: recoveryCodes.count }, () =>
    recoveryCodeOf(randomBytes(recoveryCodes.length)),
  );
  await replaceRecoveryCodes(
    tx.sql,
    personId,
    codes.map((code) => recoveryHash(parts, personId, code)),
  );
  return { recoveryCodes: codes };
}

async function note(
  parts: Parts,
  tx: Transaction,
  personId: string,
  action: AuditAction,
  actorId = personId,
): Promise<void> {
  await recordAudit(parts, tx, { actorId, action, subjectKind: 'person', subjectId: personId });
}
