import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SessionUser, session } from '../../../../platform/session.ts';
import { competitionSample, divisionSample, workoutSample } from '../../testing/competition-sample.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { DraftServer } from './testing/draft-server.ts';

const wanjiru: SessionUser = {
  id: 'p1',
  email: 'wanjiru@example.org',
  name: 'Wanjiru Kamande',
  photo: null,
  accountType: 'trainee',
  can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
};

let server: DraftServer;
const draft = (sketch: Partial<CompetitionReply> = {}) =>
  competitionSample({ state: 'draft', can: { ...competitionSample().can, edit: true }, ...sketch });

beforeEach(() => {
  server = new DraftServer(draft());
  vi.stubGlobal('fetch', server.fetch);
  session.start({ token: 't', user: wanjiru });
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

/** Waits for the fields of a step, not only its title. */
async function titled(name: string): Promise<void> {
  await page.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.querySelector('form')).toBeTruthy());
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
/** A picker takes text as a search only while focused; otherwise it is browser autofill. */
const search = (id: string, value: string) => {
  act(() => field(id).focus());
  type(id, value);
};
const press = (name: string | RegExp) => fireEvent.click(page.getByRole('button', { name }));

describe('the first step', () => {
  it('shows errors next to each field and on top, and sends nothing', async () => {
    openScreen('/create-competition');
    await titled('Create a competition');
    press(/go to divisions/);
    expect((await page.findByRole('alert')).textContent).toContain('Check 3 fields');
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent('POST')).toEqual([]);
  });

  it('creates one draft from a template even if the first response is lost, and opens the next step', async () => {
    const router = openScreen('/create-competition');
    await titled('Create a competition');
    fireEvent.click(page.getByRole('radio', { name: /Pairs and teams/ }));
    type('name', 'Harbor Trials');
    type('startsOn', '2026-12-05');
    server.losesNext = true;
    press(/go to divisions/);
    await page.findByText(/couldn’t reach the server/);
    press(/go to divisions/);
    await titled('Divisions');
    expect(router.state.location.search).toBe('?id=c1&step=divisions');
    const [first, second] = server.sent('POST');
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toMatchObject({ name: 'Harbor Trials', endsOn: '2026-12-05' });
    expect(second?.body.divisions).toHaveLength(4);
  });

  it('saves nothing while a picker holds text that isn’t a choice', async () => {
    openScreen('/create-competition');
    await titled('Create a competition');
    type('name', 'Harbor Trials');
    type('startsOn', '2026-12-05');
    search('zone', 'atlantis');
    press(/go to divisions/);
    expect((await page.findByRole('alert')).textContent).toContain('Time zone: Nothing matches “atlantis”');
    expect(server.sent('POST')).toEqual([]);
    search('zone', 'nairo');
    fireEvent.keyDown(field('zone'), { key: 'Enter', code: 'Enter' });
    press(/go to divisions/);
    await waitFor(() => expect(server.sent('POST')[0]?.body).toMatchObject({ zone: 'Africa/Nairobi' }));
  });

  it('is skipped when continuing a draft that is incomplete in a later step', async () => {
    server = new DraftServer(draft({ divisions: [] }));
    vi.stubGlobal('fetch', server.fetch);
    const router = openScreen('/create-competition?id=c1&step=open');
    await titled('Divisions');
    expect(router.state.location.search).toBe('?id=c1&step=divisions');
  });

  it('fills in the details of a copied competition', async () => {
    server.mine = [{ ...draft(), role: 'owner' as const }];
    openScreen('/create-competition');
    fireEvent.click(await page.findByRole('radio', { name: /One of my competitions/ }));
    await waitFor(() => expect(field('description').value).toContain('Three days on the quay'));
    expect(field('startsOn').value).toBe('');
    type('startsOn', '2027-12-05');
    press(/Save draft/);
    await waitFor(() => expect(server.sent('POST')[0]?.path).toBe('/api/competitions/c1/copies'));
    expect(server.sent('POST')[0]?.body).toEqual({
      name: 'Harbor Throwdown',
      startsOn: '2027-12-05',
      endsOn: '2027-12-05',
    });
  });
});

describe('the divisions', () => {
  it('are saved one by one, sending only changed fields with their old values', async () => {
    openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    type('capacity', '24');
    expect(page.getByText('Unsaved changes')).toBeTruthy();
    press(/Save draft/);
    await waitFor(() => expect(server.sent('PATCH')).toHaveLength(1));
    expect(server.sent('PATCH')[0]?.body).toEqual({ capacity: 24, was: { capacity: 20 } });
    await waitFor(() => expect(page.queryByText('Unsaved changes')).toBeNull());
    expect(page.getByText('Draft last saved')).toBeTruthy();
  });

  it('warn when no one could be in the age range', async () => {
    openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    type('ageFrom', '16');
    type('ageTo', '14');
    expect(page.getByText('No one: the minimum age 16 is above the maximum age 14.')).toBeTruthy();
    press(/Save draft/);
    await page.findByText(/^Enter a whole number up to 120, not below/);
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('show what another tab changed, and keep the input until it is saved again', async () => {
    openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    type('name', 'Women Elite');
    server.refusesNext = 'state_changed';
    server.divisions = [divisionSample('d1', { name: 'Women Pro', capacity: 30 })];
    press(/Save draft/);
    await page.findByText(/You both changed: Name/);
    expect(field('name').value).toBe('Women Elite');
    expect(field('capacity').value).toBe('30');
    press(/Save draft/);
    await waitFor(() => expect(server.sent('PATCH')).toHaveLength(2));
    expect(server.sent('PATCH')[1]?.body).toEqual({ name: 'Women Elite', was: { name: 'Women Pro' } });
  });

  it.each([
    ['', 'while there are none'],
    ['&open=new', 'from an empty form'],
  ])('save the new one and open an empty form, without a dialog (%s, %s)', async (address) => {
    server.competition = draft({ divisions: [] });
    const router = openScreen(`/create-competition?id=c1&step=divisions${address}`);
    await titled('Divisions');
    type('name', 'Women Rx');
    press('Add a division');
    await waitFor(() => expect(field('name').value).toBe(''));
    type('name', 'Men Rx');
    press('Add a division');
    await waitFor(() => expect(field('name').value).toBe(''));
    expect(server.sent('POST').map(({ body }) => body.name)).toEqual(['Women Rx', 'Men Rx']);
    expect(page.queryByRole('dialog')).toBeNull();
    expect(router.state.location.search).toBe('?id=c1&step=divisions&open=new');
    expect(document.activeElement).toBe(field('name'));
  });

  it('save changes before opening the next, and keep what can’t be saved', async () => {
    openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    type('name', '');
    press('Add a division');
    expect((await page.findByRole('alert')).textContent).toContain('Check 1 field');
    expect(server.sent('PATCH')).toEqual([]);
    type('name', 'Women Elite');
    press('Add a division');
    await waitFor(() => expect(field('name').value).toBe(''));
    expect(server.sent('PATCH')).toHaveLength(1);
  });

  it('ask before leaving unsaved changes, and save them on the way', async () => {
    const router = openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    type('name', 'Women Elite');
    fireEvent.click(page.getByRole('link', { name: /Men Rx/ }));
    await page.findByText(/Your changes to Women Elite aren’t saved yet/);
    press('Save and leave');
    await waitFor(() => expect(router.state.location.search).toContain('open=d2'));
    expect(server.sent('PATCH')).toHaveLength(1);
  });

  it('come in sets, without existing ones', async () => {
    openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    press('Rx and Scaled');
    await waitFor(() => expect(server.sent('POST')).toHaveLength(2));
    expect(server.sent('POST').map(({ body }) => body.name)).toEqual(['Women Scaled', 'Men Scaled']);
  });

  it('move with the arrow keys on their handle', async () => {
    openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    fireEvent.keyDown(page.getByRole('button', { name: 'Move Women Rx' }), { key: 'ArrowDown' });
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
    expect(server.sent('PUT')[0]).toMatchObject({
      path: '/api/competitions/c1/divisions/order',
      body: { from: ['d1', 'd2'], to: ['d2', 'd1'] },
    });
  });

  it('suggest the points table for the planned field', async () => {
    openScreen('/create-competition?id=c1&step=divisions');
    await titled('Divisions');
    type('plannedField', '18');
    press('Use for this division');
    press(/Save draft/);
    await waitFor(() => expect(server.sent('PATCH')).toHaveLength(1));
    expect(server.sent('PATCH')[0]?.body).toMatchObject({ points: { method: 'table', table: '2023-20' } });
  });
});

describe('the workouts', () => {
  it('have movements, standards, a sponsor and a release time', async () => {
    openScreen('/create-competition?id=c1&step=workouts');
    await titled('Workouts');
    type('movements', '500 m row\n\n  5 km run ');
    type('standard-d1', 'Vest of 6 kg');
    type('sponsor.name', 'Lenana Feeds');
    type('releaseAt', '2026-11-12T18:00');
    press(/Save draft/);
    await waitFor(() => expect(server.sent('PATCH')).toHaveLength(1));
    expect(server.sent('PATCH')[0]?.body).toMatchObject({
      movements: ['500 m row', '5 km run'],
      standards: [{ divisionId: 'd1', text: 'Vest of 6 kg' }],
      sponsor: { name: 'Lenana Feeds', link: null },
      releaseAt: '2026-11-12T17:00:00.000Z',
    });
  });

  it('are saved one after the other with Add', async () => {
    server.competition = draft({ workouts: [] });
    openScreen('/create-competition?id=c1&step=workouts');
    await titled('Workouts');
    type('name', 'Escarpment');
    press('Add a workout');
    await waitFor(() => expect(field('name').value).toBe(''));
    type('name', 'Crater');
    press(/go to the schedule/);
    await titled('Schedule and heats');
    expect(server.sent('POST').map(({ body }) => body.name)).toEqual(['Escarpment', 'Crater']);
  });

  it('start with an empty form if there are none', async () => {
    server.competition = draft({ workouts: [] });
    const router = openScreen('/create-competition?id=c1&step=workouts');
    await titled('Workouts');
    type('name', 'Escarpment');
    press(/Save draft/);
    await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
    expect(server.sent('POST')[0]?.body).toMatchObject({ name: 'Escarpment', scoring: { type: 'time' } });
    await waitFor(() => expect(router.state.location.search).toContain('open=made'));
  });
});

describe('the schedule', () => {
  it('can be skipped without an item', async () => {
    openScreen('/create-competition?id=c1&step=schedule');
    await titled('Schedule and heats');
    await waitFor(() => expect(field('startsAt')).toBeTruthy());
    press(/go to the leaderboard/);
    await titled('Leaderboard');
    expect(server.sent('POST')).toEqual([]);
  });

  it('saves an item with Add and opens an empty form', async () => {
    openScreen('/create-competition?id=c1&step=schedule');
    await waitFor(() => expect(field('startsAt')).toBeTruthy());
    type('startsAt', '07:30');
    type('title', 'Check-in');
    press('Add an item');
    await waitFor(() => expect(field('title').value).toBe(''));
    expect(server.sent('POST')).toHaveLength(1);
  });

  it('sends an item as typed', async () => {
    openScreen('/create-competition?id=c1&step=schedule');
    await waitFor(() => expect(field('startsAt')).toBeTruthy());
    type('startsAt', '07:30');
    type('title', 'Check-in');
    type('place', 'Gate B');
    press(/Save draft/);
    await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
    expect(server.sent('POST')[0]?.body).toEqual({
      day: '2026-11-13',
      startsAt: '07:30',
      title: 'Check-in',
      place: 'Gate B',
      workoutId: null,
    });
  });
});

describe('the leaderboard', () => {
  it('describes the chosen rules, and tries them before they are saved', async () => {
    server.competition = draft({ workouts: [workoutSample('w1')] });
    openScreen('/create-competition?id=c1&step=leaderboard');
    await titled('Leaderboard');
    await waitFor(() =>
      expect(server.trials[0]?.scoring.points).toEqual({ method: 'table', table: '2023-40' }),
    );
    fireEvent.click(page.getByRole('radio', { name: /Sum of places/ }));
    // Under the choice, and among the rules.
    const said = 'The place is the points: 3rd gets 3, so the fewest points win.';
    expect(page.getAllByText(said)).toHaveLength(2);
    await waitFor(() => expect(server.trials.at(-1)?.scoring.points).toEqual({ method: 'place' }));
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('asks about an ambiguous score and sends the answer; until then the score isn’t sent', async () => {
    server.competition = draft({ workouts: [workoutSample('w1')] });
    openScreen('/create-competition?id=c1&step=leaderboard');
    await titled('Leaderboard');
    const first = () => server.trials.at(-1)?.athletes[0]?.scores;
    await waitFor(() => expect(first()).toEqual([{ workoutId: 'w1', typed: '9:30', answers: {} }]));
    fireEvent.change(page.getByRole('textbox', { name: 'Athlete A' }), { target: { value: '29:12:00' } });
    expect(page.getByText(/minutes, seconds and hundredths, or hours/)).toBeTruthy();
    await waitFor(() => expect(first()).toEqual([]));
    press('29:12');
    const answered = { workoutId: 'w1', typed: '29:12:00', answers: { threeParts: 'minutes' } };
    await waitFor(() => expect(first()).toEqual([answered]));
  });

  it('saves them and shows what was created', async () => {
    const router = openScreen('/create-competition?id=c1&step=leaderboard');
    await titled('Leaderboard');
    fireEvent.click(page.getByRole('radio', { name: /When you publish them/ }));
    press(/Save and go to registration/);
    await waitFor(() => expect(router.state.location.search).toBe('?id=c1&step=registration'));
    expect(server.sent('PATCH')[0]?.body).toEqual({
      showResults: 'when_published',
      was: { showResults: 'at_once' },
    });
  });
});

describe('registration', () => {
  it('asks nothing while only staff add athletes', async () => {
    const router = openScreen('/create-competition?id=c1&step=registration');
    await titled('Registration');
    expect(page.queryByLabelText('Price')).toBeNull();
    expect(page.queryByLabelText(/^Opens/)).toBeNull();
    press(/Save and finish/);
    await waitFor(() => expect(router.state.location.pathname).toBe('/created/c1'));
    expect(server.sent('PUT')).toEqual([]);
  });

  it('is opened with a price, from the version that was read', async () => {
    const [division] = server.competition.divisions;
    if (!division) throw new Error('The sample has a division.');
    server.registration = {
      ...server.registration,
      version: 3,
      divisions: [{ divisionId: division.id, price: 0, steps: [] }],
    };
    const router = openScreen('/create-competition?id=c1&step=registration');
    await titled('Registration');
    fireEvent.click(page.getByRole('switch', { name: /^Athletes can register/ }));
    const price = await page.findByRole('textbox', { name: /^Price/ });
    fireEvent.change(price, { target: { value: '45' } });
    fireEvent.blur(price);
    press(/Save and finish/);
    await waitFor(() => expect(router.state.location.pathname).toBe('/created/c1'));
    const [sent] = server.sent('PUT');
    expect(sent?.body).toMatchObject({ isOpen: true, version: 3, divisions: [{ price: 4500 }] });
    expect(sent?.body).not.toHaveProperty('needsPayoutAccount');
  });
});

it('tells staff that only owners can change it', async () => {
  server.competition = competitionSample({ role: 'manager' });
  openScreen('/create-competition?id=c1');
  await page.findByText('Only owners can change this.');
});
