import {
  type ConsentPurpose,
  consentPurposes,
  consentWording,
} from '@chalkline/contract/accounts/consent.schema.ts';
import * as endpoints from '@chalkline/contract/accounts/consents.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { requireConsent } from './consents.service.ts';
import { consents } from './consents.table.ts';

const { parts, call, clock } = await testApp();

const newcomer = async () => {
  const somebody = await person(parts, { consents: [] });
  return { personId: somebody.id, as: await signedIn(parts, somebody) };
};
const list = async (as: string) => (await call(endpoints.listConsents, {}, { as })).data;
const give = (as: string, purpose: ConsentPurpose) =>
  call(endpoints.giveConsent, { params: { purpose } }, { as });
const withdraw = (as: string, purpose: ConsentPurpose) =>
  call(endpoints.withdrawConsent, { params: { purpose } }, { as });

describe('a person', () => {
  it('has agreed to nothing at first', async () => {
    const { as } = await newcomer();
    expect(await list(as)).toEqual(
      consentPurposes.map((purpose) => ({ purpose, givenAt: null, withdrawnAt: null })),
    );
  });

  it('agrees to one purpose, dated and with the wording, and the first time counts', async () => {
    const { as, personId } = await newcomer();
    const givenAt = clock.now().toISOString();
    await give(as, 'body');
    clock.advance(1000);
    const { data } = await give(as, 'body');
    expect(data).toContainEqual({ purpose: 'body', givenAt, withdrawnAt: null });
    expect(data.filter((one) => one.givenAt !== null)).toHaveLength(1);
    const rows = (await parts.database.sql.select().from(consents)).filter(
      (row) => row.personId === personId,
    );
    expect(rows).toMatchObject([{ wording: consentWording, purpose: 'body' }]);
  });

  it('withdraws it, which stays on record, and may agree again', async () => {
    const { as, personId } = await newcomer();
    await give(as, 'diary');
    clock.advance(1000);
    const withdrawnAt = clock.now().toISOString();
    expect((await withdraw(as, 'diary')).data).toContainEqual({
      purpose: 'diary',
      givenAt: null,
      withdrawnAt,
    });
    clock.advance(1000);
    expect((await withdraw(as, 'diary')).data).toContainEqual({
      purpose: 'diary',
      givenAt: null,
      withdrawnAt,
    });
    const givenAt = clock.now().toISOString();
    expect((await give(as, 'diary')).data).toContainEqual({ purpose: 'diary', givenAt, withdrawnAt: null });
    const rows = (await parts.database.sql.select().from(consents)).filter(
      (row) => row.personId === personId,
    );
    expect(rows).toHaveLength(2);
  });

  it('agrees once by parallel calls', async () => {
    const { as, personId } = await newcomer();
    await Promise.all(Array.from({ length: 8 }, () => give(as, 'diary')));
    const rows = (await parts.database.sql.select().from(consents)).filter(
      (row) => row.personId === personId,
    );
    expect(rows).toHaveLength(1);
  });

  it('is told of an unknown purpose', async () => {
    const { as } = await newcomer();
    await expect(give(as, 'steps' as ConsentPurpose)).rejects.toMatchObject({
      status: 422,
      code: 'not_one_of',
    });
  });
});

describe('a consent that something needs', () => {
  it('is asked of the person themselves, for this purpose', async () => {
    const { as, personId } = await newcomer();
    const needed = (purpose: ConsentPurpose, of = personId) =>
      parts.database.transaction((tx) => requireConsent(tx, { personId: of }, purpose));
    await expect(needed('diary')).rejects.toMatchObject({
      status: 403,
      problems: [{ code: 'diary_consent_needed' }],
    });
    await give(as, 'diary');
    await needed('diary');
    await expect(needed('body')).rejects.toMatchObject({ problems: [{ code: 'body_consent_needed' }] });
    await expect(needed('diary', newId())).rejects.toMatchObject({ status: 403 });
    await withdraw(as, 'diary');
    await expect(needed('diary')).rejects.toMatchObject({ status: 403 });
  });
});
