import { exportSigners, getSignature, getSignedCopy } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer, competition } from '../../competitions/competitions/competitions.factory.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { signWaiver } from '../signatures/signatures.sign.service.ts';
import { waiver } from '../waivers/waivers.factory.ts';
import { changeWaiver } from '../waivers/waivers.service.ts';

const { app, parts, call, database } = await testApp();

async function signedByAMinor() {
  const made = await competition(parts, { name: 'Kade Cup', startsOn: '2026-12-05', endsOn: '2026-12-06' });
  const paper = await waiver(parts, made.viewer, made.view.competition.id);
  const who = await person(parts, { name: 'Žaneta Łukaszewicz' });
  const drawing = [
    [
      [10, 10],
      [200, 90],
    ],
  ];
  const guardian = { name: 'Rania Haddad', relation: 'Mother', drawing: null };
  const { signature } = await signWaiver(
    parts,
    asViewer(who),
    { waiverId: paper.id, address: '203.0.113.7' },
    { versionId: paper.newest.id, name: who.name, drawing, birthDate: '2012-01-01', guardian },
  );
  const params = { waiverId: paper.id, signatureId: signature.id };
  return {
    made,
    paper,
    who,
    params,
    owner: await signedIn(parts, made.owner),
    signer: await signedIn(parts, who),
  };
}

describe('a signed copy', () => {
  it('has the words of the version that was signed, both signatures and what proves them', async () => {
    const { made, paper, params, owner, signer } = await signedByAMinor();
    await changeWaiver(parts, made.viewer, paper.id, { version: 1, text: 'Other words.', asksAgain: true });
    const fetchCopy = (token: string) =>
      app.inject({
        url: `/api/waivers/${params.waiverId}/signatures/${params.signatureId}/copy`,
        headers: { authorization: `Bearer ${token}` },
      });
    const reply = await fetchCopy(signer);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await pdfText(reply.rawPayload)).join('\n');
    const { data } = await call(getSignature, { params }, { as: signer });
    for (const words of [
      'Liability waiver',
      'I take part at my own risk.',
      'Kade Cup, version 1',
      'Žaneta Łukaszewicz',
      'Rania Haddad, Mother (typed)',
      data.textSha256,
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Other words.');
    // The drawing is a path of its own.
    expect(reply.rawPayload.length).toBeGreaterThan(1000);
    expect(text).not.toContain('203.0.113.7');
    expect((await pdfText((await fetchCopy(owner)).rawPayload)).join('\n')).toContain('203.0.113.7');
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(call(getSignedCopy, { params }, { as: outsider })))[0]).toBe(403);
  });
});

it('exports who has signed and who hasn’t, for the staff alone', async () => {
  const { made, who, paper, owner, signer } = await signedByAMinor();
  const mine = await entry(parts, made, { name: 'Zaneta' });
  await database.sql.execute(
    sql`update competitions.entries set person_id = ${who.id} where id = ${mine.id}`,
  );
  await entry(parts, made, { name: '=Ada' });
  const params = { waiverId: paper.id };
  const { data } = await call(exportSigners, { params }, { as: owner });
  expect(data.fileName).toBe('kade-cup-liability-waiver-signatures.csv');
  const rows = data.csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const division = made.view.divisions[0]?.name ?? '';
  expect(rows[0]?.slice(0, 3)).toEqual(['name', 'division', 'signature']);
  expect(rows.slice(1).map(([name, at, state, , , , hasAccount]) => [name, at, state, hasAccount])).toEqual([
    ["'=Ada", division, 'missing', 'no'],
    ['Zaneta', division, 'signed', 'yes'],
  ]);
  expect((await failure(call(exportSigners, { params }, { as: signer })))[0]).toBe(403);
});
