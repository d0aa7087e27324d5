import { changeWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats, seededHeats } from './heats.factory.ts';
import { publishPlan } from './heats.publish.service.ts';

const { parts, app, call, clock } = await testApp();

/** Five athletes on a floor of three lanes: heats of 2 and 3 of the first workout. */
async function field(sketch: CompetitionSketch = {}) {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, sketch);
  const { id: floorId } = await floor(parts, made, { name: 'Pier', lanes: 3, callArea: 'Door 3' });
  for (let bib = 1; bib <= 5; bib += 1)
    await entry(parts, made, { name: bib === 5 ? 'Žaneta Łukaszewicz' : `Athlete ${bib}`, bib });
  const [competitionId, workoutId = ''] = [made.view.competition.id, made.view.workouts[0]?.id];
  const sheets = `/api/competitions/${competitionId}/heat-sheets`;
  const fetchPaper = (as: string | null, rest = '', of = workoutId) =>
    app.inject({
      method: 'GET',
      url: `${sheets}/${of}${rest}`,
      ...(as && { headers: { authorization: `Bearer ${as}` } }),
    });
  const owner = await signedIn(parts, made.owner);
  const draft = () => seededHeats(parts, made, { floorId });
  const publish = () => publishedHeats(parts, made, { floorId });
  return { made, fetchPaper, owner, draft, publish };
}

describe('papers of heats', () => {
  it('print what is published, with the version, for everyone who sees the heats', async () => {
    const { fetchPaper, draft, owner, made } = await field();
    const { version } = await draft();
    expect((await fetchPaper(null)).statusCode).toBe(404);
    expect((await fetchPaper(owner, '/cards?kind=lanes')).statusCode).toBe(404);
    const params = { competitionId: made.view.competition.id, workoutId: made.view.workouts[0]?.id ?? '' };
    await publishPlan(parts, made.viewer, params, { version });
    const answer = await fetchPaper(null);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await pdfText(answer.rawPayload)).join('\n');
    for (const said of [
      'Heat sheet, version 1',
      'Breakwater',
      'Heat 1 of 2 · 8:30 AM · Pier',
      'Heat 2 of 2 · 8:50 AM · Pier',
      'Call area Door 3 at',
      'Žaneta Łukaszewicz',
      'Version 1. Scan for the current one.',
    ])
      expect(text).toContain(said);
    const again = await app.inject({
      method: 'GET',
      url: `/api/competitions/${params.competitionId}/heat-sheets/${params.workoutId}`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('have a card for each lane and a scorecard for each athlete, for the staff alone', async () => {
    const { fetchPaper, publish, owner } = await field();
    await publish();
    const lanes = await pdfText((await fetchPaper(owner, '/cards?kind=lanes')).rawPayload);
    expect(lanes.map((page) => /Lane \d/.exec(page)?.[0])).toEqual(['Lane 1', 'Lane 2', 'Lane 3']);
    const scores = await pdfText((await fetchPaper(owner, '/cards?kind=scores')).rawPayload);
    expect(scores).toHaveLength(3);
    const cards = scores.flatMap((page) => page.match(/Heat \d, lane \d/g) ?? []);
    expect(cards).toHaveLength(5);
    expect(new Set(cards).size).toBe(5);
    expect(scores[0]).toContain('Time (min:sec)');
    expect((await fetchPaper(null, '/cards?kind=scores')).statusCode).toBe(401);
    const outsider = await signedIn(parts, await person(parts));
    expect((await fetchPaper(outsider, '/cards?kind=scores')).statusCode).toBe(403);
    expect((await fetchPaper(owner, '/cards?kind=posters')).statusCode).toBe(422);
    expect((await fetchPaper(owner, '', newId(Date.now()))).statusCode).toBe(404);
  });

  it('have every part on the scorecards, with the round, the movements and the standard of the division', async () => {
    const divisions = [{ name: 'Women Rx' }];
    const workouts: NonNullable<CompetitionSketch['workouts']> = [
      {
        name: 'Night Ferry',
        movements: ['21 thrusters', '21 pull-ups'],
        scoring: { type: 'time', unit: 'clock', direction: 'lower', knockoutRounds: 3 },
      },
      { name: 'Max clean', scoring: { type: 'load', unit: 'kg', direction: 'higher' } },
    ];
    const { fetchPaper, publish, owner, made } = await field({ divisions, workouts });
    const [first, second] = made.view.workouts.map(({ id }) => id);
    const competitionId = made.view.competition.id;
    const change = (workoutId = '', body: object = {}) =>
      call(changeWorkout, { params: { competitionId, workoutId }, body }, { as: owner });
    const divisionId = made.view.divisions[0]?.id ?? '';
    const text = 'Hips below the knee, chin over the bar.';
    await change(second, { partOf: first });
    await publish();
    const cards = async (standard: string) => {
      await change(first, { standards: [{ divisionId, text: standard }] });
      const pages = await pdfText((await fetchPaper(owner, '/cards?kind=scores')).rawPayload);
      return pages.map((page) => page.replaceAll(/\s+/g, ' '));
    };
    const pages = await cards(text);
    const movements = '21 thrusters · 21 pull-ups';
    // Two cards on a page.
    for (const said of ['Round reached', movements, text, 'Max clean', 'Load (kg)', 'Judge'])
      expect(pages[0]?.split(said), said).toHaveLength(3);
    expect(pages).toHaveLength(3);
    // What doesn't fit on half a page has one of its own.
    expect(await cards(text.repeat(12))).toHaveLength(5);
  });

  it('tell outsiders nothing of a workout that is not released', async () => {
    const { fetchPaper, publish, owner, made } = await field();
    await publish();
    const workoutId = made.view.workouts[0]?.id ?? '';
    const params = { competitionId: made.view.competition.id, workoutId };
    const releaseAt = new Date(clock.now().getTime() + day).toISOString();
    await call(changeWorkout, { params, body: { releaseAt } }, { as: owner });
    expect((await fetchPaper(null)).statusCode).toBe(404);
    expect((await fetchPaper(owner)).statusCode).toBe(200);
  });
});
