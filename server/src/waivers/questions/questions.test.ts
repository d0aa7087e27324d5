import { uploadsPath } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadDocument } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import {
  answerQuestions,
  exportAnswers,
  getQuestions,
  listAnswers,
  setQuestions,
} from '@chalkline/contract/waivers/questions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { competition } from '../../competitions/competitions/competitions.factory.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { eraseRows } from '../../platform/database/personal-tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { waiversPersonalData } from './questions.personal.service.ts';
import { checkAnswers, storeAnswers } from './questions.service.ts';

const { app, parts, call, clock, database } = await testApp();

const shirt = {
  id: 'shirt',
  scope: 'person',
  kind: 'choice',
  label: 'Shirt',
  required: true,
  options: ['S', 'M'],
} as const;
const proof = { id: 'proof', scope: 'person', kind: 'file', label: 'Proof', required: false } as const;
const gym = { id: 'gym', scope: 'order', kind: 'text', label: 'Gym', required: true } as const;

async function cup() {
  const made = await competition(parts);
  const competitionId = made.view.competition.id;
  const as = await signedIn(parts, made.owner);
  const subject = { subjectKind: 'competition', subjectId: competitionId } as const;
  const set = (version: number, questions: readonly object[]) =>
    call(setQuestions, { body: { ...subject, version, questions: questions as never } }, { as });
  const who = await person(parts, { name: 'Noor Achterberg' });
  const athlete = await signedIn(parts, who);
  const { id } = await entry(parts, made, { name: 'Noor' });
  await database.sql.execute(sql`update competitions.entries set person_id = ${who.id} where id = ${id}`);
  const answer = (answers: readonly { questionId: string; value: unknown }[], token = athlete) =>
    call(answerQuestions, { body: { ...subject, answers: answers as never } }, { as: token });
  const answers = async () =>
    (await call(listAnswers, { query: subject }, { as })).data.map(({ name, answers: given }) => [
      name,
      given.map(({ label, shown }) => `${label}: ${shown}`),
    ]);
  return { made, as, subject, set, who, athlete, answer, answers };
}

describe('questions', () => {
  it('are set in one order, seen by all, and changed by one editor at a time', async () => {
    const { subject, set, as, athlete } = await cup();
    const answers = await Promise.allSettled([set(0, [shirt, gym]), set(0, [gym])]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await set(1, [gym, shirt]);
    const { data } = await call(getQuestions, { query: subject });
    expect(data.questions.map(({ id }) => id)).toEqual(['gym', 'shirt']);
    expect(data.can).toEqual({ manage: false, answer: false });
    expect((await call(getQuestions, { query: subject }, { as: athlete })).data.can.answer).toBe(true);
    expect((await call(getQuestions, { query: subject }, { as })).data.can.manage).toBe(true);
    const body = { ...subject, version: 2, questions: [] };
    expect((await failure(call(setQuestions, { body }, { as: athlete })))[0]).toBe(403);
  });

  it('keep the wording that was answered when they are edited', async () => {
    const { set, answer, answers } = await cup();
    await set(0, [shirt]);
    await answer([{ questionId: 'shirt', value: 'M' }]);
    await set(1, [{ ...shirt, label: 'T-shirt size', options: ['Small', 'Large'] }]);
    expect(await answers()).toEqual([['Noor Achterberg', ['Shirt: M']]]);
    expect((await failure(answer([{ questionId: 'shirt', value: 'M' }])))[1]).toBe('invalid');
    await answer([{ questionId: 'shirt', value: 'Large' }]);
    expect(await answers()).toEqual([['Noor Achterberg', ['T-shirt size: Large']]]);
  });

  it('are answered by those who take part, completely, and read by staff', async () => {
    const { subject, set, answer, athlete } = await cup();
    await set(0, [shirt]);
    expect((await failure(answer([])))[1]).toBe('answer_required');
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(answer([{ questionId: 'shirt', value: 'M' }], outsider)))[0]).toBe(403);
    expect((await failure(call(listAnswers, { query: subject }, { as: athlete })))[0]).toBe(403);
  });

  it('take files that only the person and the staff can open, and that go with the answer', async () => {
    const { subject, set, answer, as, athlete } = await cup();
    await set(0, [proof]);
    const file = new Blob(['%PDF-1.4\n%%EOF\n']);
    const { data: sent } = await call(uploadDocument, { body: {} }, { as: athlete, files: { file } });
    await answer([{ questionId: 'proof', value: sent.id }]);
    await answer([{ questionId: 'proof', value: sent.id }]);
    const [found] = (await call(listAnswers, { query: subject }, { as })).data;
    const path = found?.answers[0]?.path ?? '';
    const open = async (address: string) =>
      (await app.inject({ url: `${uploadsPath}${address}` })).statusCode;
    expect(await open(path)).toBe(200);
    expect(await open(path.replace(/\?.*/, ''))).toBe(404);
    const theirs = await call(uploadDocument, { body: {} }, { as, files: { file } });
    const stolen = answer([{ questionId: 'proof', value: theirs.data.id }]);
    expect((await failure(stolen))[1]).toBe('upload_unknown');
    await answer([]);
    expect(await open(path)).toBe(404);
  });

  it('come with an order: checked before it is placed, kept once it is paid, even when a file is gone', async () => {
    const { subject, set, answers, who } = await cup();
    await set(0, [gym, proof]);
    const check = (value: string) =>
      checkAnswers(parts.database.sql, subject, {
        scope: 'order',
        answers: [{ questionId: 'gym', value }],
        path: 'body.lines.0.details',
      });
    await expect(check(' ')).rejects.toMatchObject({
      status: 422,
      problems: [{ code: 'answer_required', path: 'body.lines.0.details.answers.gym' }],
    });
    const checked = await check('=1+1');
    const holder = { scope: 'order', id: newId(), name: '@Noor', personId: who.id, filesOf: who.id } as const;
    const lost = {
      questionId: 'proof',
      position: 1,
      label: 'Proof',
      value: newId(),
      shown: 'File',
      isFile: true,
    };
    const keep = () =>
      parts.database.transaction((tx) => storeAnswers(parts, tx, subject, holder, [...checked, lost]));
    await keep();
    await keep();
    expect(await answers()).toEqual([['@Noor', ['Gym: =1+1', 'Proof: File']]]);
  });

  it('export as CSV with a column for each wording and defused cells', async () => {
    const { subject, set, as, answer, who } = await cup();
    await set(0, [shirt, gym]);
    await answer([{ questionId: 'shirt', value: 'S' }]);
    await set(1, [{ ...shirt, label: 'Size' }, gym]);
    const checked = await checkAnswers(parts.database.sql, subject, {
      scope: 'order',
      answers: [{ questionId: 'gym', value: '=1+1' }],
      path: 'body',
    });
    const holder = { scope: 'order', id: newId(), name: '@Noor', personId: who.id, filesOf: null } as const;
    await parts.database.transaction((tx) => storeAnswers(parts, tx, subject, holder, checked));
    const { data } = await call(exportAnswers, { query: subject }, { as });
    const [header, ...rows] = data.csv.trim().split('\r\n');
    expect(header).toBe('name,answered for,Gym,Shirt,answered at');
    expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
      ["'@Noor", 'order', "'=1+1", ''],
      ['Noor Achterberg', 'person', '', 'S'],
    ]);
    await parts.database.transaction(async (tx) => {
      await waiversPersonalData.erase?.(parts, tx, who);
      for (const table of waiversPersonalData.tables) await eraseRows(tx.sql, table, who, parts.clock.now());
    });
    expect((await call(listAnswers, { query: subject }, { as })).data).toEqual([]);
  });
});

it('are changed until the organizer’s date; who hasn’t answered yet still can', async () => {
  const { subject, set, as, answer, made, athlete } = await cup();
  await set(0, [shirt]);
  await answer([{ questionId: 'shirt', value: 'S' }]);
  const answersUntil = new Date(clock.now().getTime() + 1000).toISOString();
  const body = { ...subject, version: 1, questions: [shirt] as never, answersUntil };
  const { data } = await call(setQuestions, { body }, { as });
  expect(data.answersUntil).toBe(answersUntil);
  // Saving the questions alone leaves the date as it is.
  await set(2, [shirt, proof]);
  await answer([{ questionId: 'shirt', value: 'M' }]);
  clock.advance(1000);
  expect(await failure(answer([{ questionId: 'shirt', value: 'S' }]))).toEqual([
    409,
    'answers_closed',
    undefined,
  ]);
  const seen = (await call(getQuestions, { query: subject }, { as: athlete })).data;
  expect(seen).toMatchObject({ answersUntil, mine: [{ questionId: 'shirt', value: 'M' }] });
  expect(seen.can.answer).toBe(false);
  const late = await person(parts, { name: 'Late' });
  const { id } = await entry(parts, made, { name: 'Late' });
  await database.sql.execute(sql`update competitions.entries set person_id = ${late.id} where id = ${id}`);
  await answer([{ questionId: 'shirt', value: 'S' }], await signedIn(parts, late));
});
