import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  newSecondFactor,
  recoveryCodesReply,
  secondFactorProof,
  secondFactorSecret,
  secondFactorView,
} from './second-factor.schema.ts';

const path = '/api/people/me/second-factor';

export const getSecondFactor = endpoint({
  method: 'GET',
  path,
  summary:
    'Whether signing in asks you for a code from an authenticator app, and how many recovery codes are left',
  access: 'signed_in',
  data: secondFactorView,
  errors: [],
});

export const startSecondFactor = endpoint({
  method: 'POST',
  path,
  summary: 'Get the secret for an authenticator app; nothing is on before a code confirms it',
  access: 'signed_in',
  body: newSecondFactor,
  data: secondFactorSecret,
  status: 201,
  errors: ['password_wrong', 'second_factor_on'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: `${path}/confirmation`,
  summary:
    'Turn two-step sign-in on with a code from the app; gives the recovery codes and ends your other sessions',
  access: 'signed_in',
  body: secondFactorProof,
  data: recoveryCodesReply,
  errors: ['second_factor_wrong', 'second_factor_on', 'second_factor_off'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Replace your recovery codes; the earlier ones end',
  access: 'signed_in',
  body: secondFactorProof,
  data: recoveryCodesReply,
  errors: ['second_factor_wrong', 'second_factor_off'],
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: `${path}/removal`,
  summary: 'Turn two-step sign-in off with a code from the app or a recovery code',
  access: 'signed_in',
  body: secondFactorProof,
  data: z.null(),
  errors: ['second_factor_wrong', 'second_factor_off'],
});
