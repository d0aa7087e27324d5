import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  deleteCompetition,
  getCompetition,
  listMyCompetitions,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getQuestions, setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { question } from '../../waivers/questions/questions.factory.ts';
import { announcement } from '../announcements/announcements.factory.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { openRegistration, promoCode, registrationDraft } from '../registrations/registrations.factory.ts';
import { scheduleItem } from '../schedule/schedule.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { shift } from '../shifts/shifts.factory.ts';
import { staffInvitation, staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call } = await testApp();

async function made(sketch: CompetitionSketch = {}) {
  const one = await competition(parts, sketch);
  const as = await signedIn(parts, one.owner);
  const { id: competitionId } = one.view.competition;
  const params = { competitionId };
  return {
    ...one,
    as,
    competitionId,
    remove: (by = as) => call(deleteCompetition, { params }, { as: by }),
    get: () => call(getCompetition, { params }, { as }),
    toDraft: () => call(moveCompetition, { params, body: { from: 'published', to: 'draft' } }, { as }),
  };
}

it('goes with all that was set up in it, and a second try finds nothing', async () => {
  const draft = await made({ divisions: [{ name: 'Pairs', teamSize: 2 }, { name: 'Open' }] });
  const { competitionId, viewer, as } = draft;
  const [, open] = draft.view.divisions;
  await entry(parts, draft, { divisionId: open?.id ?? '' });
  const { id: floorId } = await floor(parts, draft);
  await publishedHeats(parts, draft, { floorId });
  await announcement(parts, draft);
  await scheduleItem(parts, draft);
  await shift(parts, draft);
  await staffInvitation(parts, viewer, competitionId, await person(parts));
  await staffMember(parts, viewer, competitionId, await person(parts), 'scorer');
  await openRegistration(parts, draft);
  await promoCode(parts, draft);
  const papers = { subjectKind: 'competition', subjectId: competitionId } as const;
  const asked = { ...papers, version: 0, answersUntil: null, questions: [question()] };
  await call(setQuestions, { body: asked }, { as });
  await draft.toDraft();
  await draft.remove();
  expect(await failure(draft.get())).toEqual([404, 'not_found', undefined]);
  expect(await failure(draft.remove())).toEqual([404, 'not_found', undefined]);
  expect((await call(listMyCompetitions, { query: {} }, { as })).data).toEqual([]);
  expect(await failure(call(getQuestions, { query: papers }, { as }))).toEqual([404, 'not_found', undefined]);
  const { rows } = await parts.database.sql.execute(
    sql`select 1 from waivers.question_forms where subject_id = ${competitionId}
      union all select 2 from checkout.promo_codes where offer_id = ${competitionId}
      union all select 3 from competitions.entries where competition_id = ${competitionId}`,
  );
  expect(rows).toEqual([]);
  const { data: audited } = await listAudit(
    parts,
    { subjectKind: 'competition', subjectId: competitionId },
    { limit: 1 },
  );
  expect(audited).toMatchObject([{ action: 'competition.deleted', before: { name: 'Harbor Throwdown' } }]);
});

it('is deleted by its owners alone, and only as a draft', async () => {
  const draft = await made({ state: 'draft' });
  const manager = await person(parts);
  await staffMember(parts, draft.viewer, draft.competitionId, manager, 'manager');
  expect((await failure(draft.remove(await signedIn(parts, manager))))[0]).toBe(403);
  expect((await failure(draft.remove(await signedIn(parts, await person(parts)))))[0]).toBe(404);
  const open = await made();
  expect(await failure(open.remove())).toEqual([409, 'not_a_draft', undefined]);
  await open.toDraft();
  const both = await Promise.allSettled([open.remove(), open.remove()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('stays where somebody registered, ordered a place or was scored', async () => {
  const apart = { startsOn: '2031-12-05', endsOn: '2031-12-06' };
  const [free, held, scored] = [await made(apart), await made(apart), await made()];
  for (const [one, price] of [[free, 0] as const, [held, 5000] as const]) {
    const divisionId = one.view.divisions[0]?.id ?? '';
    await openRegistration(parts, one, { currency: 'EUR', divisions: [{ divisionId, price, steps: [] }] });
    const body = registrationDraft(one.competitionId, [divisionId]);
    await call(placeOrder, { body }, { as: await signedIn(parts, await person(parts)) });
  }
  const { id: entryId } = await entry(parts, scored);
  await score(parts, scored, { entryId, typed: '8:00' });
  for (const [one, entryCount] of [[free, 1] as const, [held, 0] as const, [scored, 1] as const]) {
    await one.toDraft();
    expect(await failure(one.remove())).toEqual([409, 'competition_in_use', undefined]);
    expect((await one.get()).data).toMatchObject({ state: 'draft', entryCount });
  }
});
