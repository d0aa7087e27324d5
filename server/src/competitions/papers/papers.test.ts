import { adultIfBornBy } from '@chalkline/contract/adult-age.ts';
import { placeOrder, quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ageOnTheDay } from '@chalkline/contract/competitions/age-on-the-day.ts';
import { listAnswers, setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { listSigners, listWaivers, signWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { waiver } from '../../waivers/waivers/waivers.factory.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';

const { parts, call } = await testApp();

const question = (id: string, scope: 'person' | 'order') =>
  ({ id, scope, kind: 'text', label: id, required: true }) as const;

it('lets athletes register once they have answered and signed, and keeps the answers', async () => {
  const made = await competition(parts, {
    divisions: [{ name: 'Rx' }, { name: 'Pairs', teamSize: 2 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
  });
  const competitionId = made.view.competition.id;
  const [rx = '', pairs = ''] = made.view.divisions.map(({ id }) => id);
  await openRegistration(parts, made);
  const owner = await signedIn(parts, made.owner);
  const subject = { subjectKind: 'competition', subjectId: competitionId } as const;
  const body = { ...subject, version: 0, questions: [question('shirt', 'person'), question('gym', 'order')] };
  await call(setQuestions, { body }, { as: owner });
  const { id: waiverId, newest } = await waiver(parts, made.viewer, competitionId);

  const as = await signedIn(parts, await person(parts, { name: 'Noor Achterberg' }));
  const members = [{ name: 'Kofi Mensah', email: 'kofi@example.org', birthDate: null, gender: null }];
  const draft = (answers: { questionId: string; value: string }[]) => {
    const { lines, ...rest } = registrationDraft(competitionId, [rx, pairs], { answers });
    const [own, pair] = lines;
    if (!own || !pair) throw new Error('A line is missing.');
    return { ...rest, lines: [own, { ...pair, details: { ...pair.details, members } }] };
  };
  const place = (answers: { questionId: string; value: string }[]) =>
    call(placeOrder, { body: draft(answers) }, { as });
  const shirt = { questionId: 'shirt', value: 'M' };
  const gym = { questionId: 'gym', value: 'North' };

  expect((await call(quoteOrder, { body: draft([]) }, { as })).data.total).toBe(0);
  const missing = await place([shirt]).catch(({ errors }) => errors);
  expect(missing).toMatchObject([{ code: 'answer_required', path: 'body.lines.0.details.answers.gym' }]);
  const unsigned = await place([shirt, gym]).catch(({ errors }) => errors);
  expect(unsigned).toMatchObject([{ code: 'waiver_required', path: 'body.lines.0.waiver' }]);
  const signature = { versionId: newest.id, name: 'Noor', drawing: null, birthDate: '1990-04-01' };
  await call(signWaiver, { params: { waiverId }, body: signature }, { as });
  await place([shirt, gym]);

  const { data: answers } = await call(listAnswers, { query: subject }, { as: owner });
  expect(answers.map(({ scope, answers: [only] }) => [scope, only?.shown]).toSorted()).toEqual([
    ['order', 'North'],
    ['person', 'M'],
  ]);
  const { data: signers } = await call(listSigners, { params: { waiverId } }, { as: owner });
  expect(signers.map(({ name, detail, state }) => `${name}, ${detail}: ${state}`).toSorted()).toEqual([
    'Kofi Mensah, Pairs, Noor Achterberg: missing',
    'Noor Achterberg, Pairs, Noor Achterberg: signed',
    'Noor Achterberg, Rx: signed',
  ]);
  expect((await failure(call(listWaivers, { query: { ...subject, subjectId: waiverId } })))[0]).toBe(404);
});

it('knows an adult by the birth date as by the age on the day', () => {
  const days = fc
    .date({ min: new Date('1920-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, days, (born, startsOn) => {
      expect(born <= adultIfBornBy(startsOn)).toBe(ageOnTheDay(born, startsOn) >= 18);
    }),
  );
});
