import { listInvitations } from '@chalkline/contract/administration/invitations.endpoints.ts';
import { importPeople } from '@chalkline/contract/administration/people-imports.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { call, mailbox, parts, settle } = await testApp();

const harbor = await organization(parts, { name: 'Iron Harbor', identifier: 'iron-harbor' });
const valley = await organization(parts, { name: 'Rift Valley', identifier: 'rift-valley' });
const asAdmin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
const asBoss = await signedIn(
  parts,
  await person(parts, { accountType: 'corporate_admin', organizationId: harbor.id }),
);

const send = async (as: string, csv: string, dryRun = false, idempotencyKey: string = crypto.randomUUID()) =>
  (await call(importPeople, { body: { csv, dryRun } }, { as, idempotencyKey })).data;
const waiting = async (as: string) => (await call(listInvitations, { query: { limit: 100 } }, { as })).total;
const codes = async (as: string, csv: string) =>
  (await send(as, csv, true)).problems.map(({ row, code }) => `${row} ${code}`);

const good =
  'Name;E-mail;Account type;Organization\nTova Berg;tova@example.org;Trainer;\nJo Ko;jo@example.org;;Iron Harbor\n';

describe('a file of people', () => {
  it('is looked at without inviting anybody, then invites all, and again nobody', async () => {
    expect(await send(asBoss, good, true)).toMatchObject({ imported: false, added: 2, problems: [] });
    expect(await waiting(asBoss)).toBe(0);
    const key = crypto.randomUUID();
    const first = await send(asBoss, good, false, key);
    expect(first).toMatchObject({ imported: true, added: 2, unchanged: 0 });
    expect(await send(asBoss, good, false, key)).toEqual(first);
    expect(await send(asBoss, good)).toMatchObject({ added: 0, unchanged: 2 });
    await settle();
    expect(mailbox.sent.map(({ to }) => to).toSorted()).toEqual(['jo@example.org', 'tova@example.org']);
    expect(await waiting(asBoss)).toBe(2);
  });

  it('invites everybody once when it comes twice at a time', async () => {
    const csv = `name,email\n${Array.from({ length: 40 }, (_, at) => `P ${at},p${at}@example.org`).join('\n')}`;
    const both = await Promise.all([send(asBoss, csv), send(asBoss, csv)]);
    expect(both.map(({ added }) => added).toSorted()).toEqual([0, 40]);
    await settle();
    expect(mailbox.sent.filter(({ to }) => /^p\d+@/.test(to))).toHaveLength(40);
  });

  it('tells a corporate_admin nothing of addresses that are known elsewhere', async () => {
    const [elsewhere, free, member] = await Promise.all([
      person(parts, { organizationId: valley.id }),
      person(parts),
      person(parts, { organizationId: harbor.id }),
    ]);
    const csv = `name,email\nA,${elsewhere.email}\nB,${free.email}\nC,nobody@example.org\nD,${member.email}\n`;
    expect(await send(asBoss, csv, true)).toMatchObject({ added: 3, unchanged: 1, problems: [] });
  });

  it('names each cell that cannot be, and then takes none', async () => {
    const csv = [
      'name,email,account_type,organization',
      ',someone@example.org,trainee,',
      'Bad Mail,not an address,trainee,',
      'Odd Type,odd@example.org,boss,',
      'Too Much,much@example.org,admin,',
      'Elsewhere,else@example.org,trainee,rift-valley',
      'Twice,twice@example.org,trainee,',
      'Twice,TWICE@example.org,trainee,',
      'Long,long@example.org,trainee,,more',
      `${'x'.repeat(101)},x@example.org,trainee,`,
    ].join('\n');
    const before = await waiting(asBoss);
    expect(await codes(asBoss, csv)).toEqual([
      '2 value_missing',
      '3 email_unreadable',
      '4 type_unknown',
      '5 type_not_yours',
      '6 organization_unknown',
      '8 email_twice',
      '9 row_too_long',
      '10 value_too_long',
    ]);
    const sent = await send(asBoss, csv);
    expect(sent).toMatchObject({ imported: false, problemCount: 8 });
    expect(sent.problems[2]?.message).toContain('one of corporate_admin, trainer, trainee, receptionist.');
    expect(await waiting(asBoss)).toBe(before);
    expect(await codes(asBoss, 'name\nX')).toEqual(['1 column_missing']);
    expect(await codes(asBoss, '"broken')).toEqual(['1 csv_broken']);
  });

  it('calls columns as the file does, and takes types as screens say them', async () => {
    const csv = 'Name,E-mail,Role\nCo,co@example.org,Company administrator\nToo,too@example.org,admin\n';
    const { problems } = await send(asBoss, csv, true);
    const message =
      'You can’t invite anyone as admin. Use one of corporate_admin, trainer, trainee, receptionist.';
    expect(problems).toMatchObject([{ row: 3, column: 'Role', message }]);
  });

  it('of an administrator names organizations by identifier or name', async () => {
    const csv =
      'name,email,type,organization\nA,a1@example.org,receptionist,rift-valley\nB,b1@example.org,admin,\nC,c1@example.org,trainee,RIFT VALLEY\n';
    expect(await send(asAdmin, csv)).toMatchObject({ imported: true, added: 3 });
    const bad =
      'name,email,type,organization\nA,a2@example.org,receptionist,\nB,b2@example.org,admin,Rift Valley\n';
    expect(await codes(asAdmin, bad)).toEqual(['2 organization_missing', '3 administrator_in_organization']);
  });

  it('holds five thousand people and no more', async () => {
    const rows = Array.from({ length: 5001 }, (_, at) => `Person ${at},many${at}@example.org`);
    const csv = (count: number) => `name,email\n${rows.slice(0, count).join('\n')}`;
    expect(await codes(asBoss, csv(5001))).toEqual(['5002 too_many_rows']);
    expect(await send(asBoss, csv(5000))).toMatchObject({ imported: true, added: 5000 });
  });

  it('is not for a receptionist', async () => {
    const as = await signedIn(
      parts,
      await person(parts, { accountType: 'receptionist', organizationId: harbor.id }),
    );
    await expect(send(as, good)).rejects.toMatchObject({ status: 403 });
  });
});
