import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../../platform/session.ts';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { AskBeforeSending } from '../../judging/ask-before-sending.tsx';
import { Decided } from '../../review/decided.tsx';
import { DecisionForm } from '../../review/decision-form.tsx';
import { competitionSample } from '../../testing/competition-sample.ts';
import { CaseModal } from '../appeals/case-modal.tsx';
import { PasteModal } from '../scores/paste-modal.tsx';
import { openPart } from '../testing/open-part.tsx';

const asked: RippleChange[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!address.endsWith('/ripple')) return new FakeServer().fetch(address, init);
    asked.push(JSON.parse(String(init?.body)).change);
    const nobody = { rows: [], changed: 0, withAccount: 0, cuts: [], cutsChanged: 0, heats: [] };
    const data = { ...nobody, notified: { name: null, people: 2 } };
    return Promise.resolve(new Response(JSON.stringify({ message: 'OK', data }), { status: 200 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  session.clear();
});

const competition = competitionSample();
const slot = { workoutId: 'w1', entryId: 'e1' };
const score: RippleChange = { kind: 'score', ...slot, typed: '9:12', tiebreaks: [], answers: {} };
const scoring = { type: 'time', unit: 'clock', direction: 'lower' };
const open = (part: ReactNode) => openPart(() => part, competition);
const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));
const preview = async () => {
  expect(await page.findByText('No one’s place or points change.')).toBeTruthy();
  return { asked, says: page.queryByText(/^2 people get/) !== null };
};

const submission = {
  id: 's1',
  ...slot,
  typed: '9:12',
  state: 'open',
  isCurrent: true,
  value: { result: { kind: 'time', centiseconds: 55200 }, tiebreaks: [] },
  entry: { id: 'e1', name: 'Ana Sol' },
  workout: { name: 'Night Ferry', scoring },
  marks: [],
  kind: 'seconds',
  reason: '',
  staffNote: '',
  reviewer: null,
  reviewedAt: null,
  undoChange: score,
};

it('a rejection is previewed as soon as it can be decided', async () => {
  open(<DecisionForm competition={competition} row={submission as never} />);
  expect(page.queryByText(/^If you reject it/)).toBeNull();
  fireEvent.change(page.getByLabelText(/^Reason/), { target: { value: 'No video' } });
  expect(await preview()).toEqual({ asked: [{ ...score, typed: '' }], says: false });
});

it('undoing a review is previewed', async () => {
  const row = { ...submission, state: 'rejected' } as never;
  open(<Decided competition={competition} row={row} mayUndo />);
  press('Review again');
  expect(await preview()).toEqual({ asked: [score], says: false });
});

it('undoing the decision of an appeal is previewed', async () => {
  const row = {
    ...submission,
    state: 'upheld',
    canDecide: true,
    changed: 'score',
    score: { id: 's2', typed: '9:02', shown: '9:02' },
    penalties: [],
    messages: [],
    isOwn: false,
    decidedBy: null,
    decidedAt: null,
  } as never;
  open(<CaseModal competition={competition} row={row} onClose={() => undefined} />);
  press('Undo this decision');
  expect(await preview()).toEqual({ asked: [score], says: false });
});

const ask = (kind: 'overwrite' | 'same', by: string | null = 'Noor') =>
  open(
    <AskBeforeSending
      question={{ kind, now: '9:30', by, isOutlier: by === null }}
      athlete="Ana Sol"
      understood="9:12"
      competition={competition}
      change={score}
      onClose={() => undefined}
      onSend={() => undefined}
    />,
  );

it('a judge’s correction is previewed where there is a network', async () => {
  ask('overwrite');
  expect(await preview()).toEqual({ asked: [score], says: true });
});

it('a judge who changes their own score to one far from the others reads both', async () => {
  ask('overwrite', null);
  await page.findByText(/^You entered 9:30. The new score is 9:12/);
  page.getByText(/9:12 is far from the other results/);
});

it.each(['without a network', 'by a link', 'of a score that stays'])(
  'a judge sees no preview %s',
  async (why) => {
    if (why === 'without a network') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    if (why === 'by a link') vi.spyOn(session, 'judgePass').mockReturnValue({ ended: false } as never);
    ask(why === 'of a score that stays' ? 'same' : 'overwrite');
    await waitFor(() => expect(page.getByRole('dialog')).toBeTruthy());
    expect(page.queryByText('What it changes')).toBeNull();
  },
);

it('a pasted column with corrections is previewed as one change', async () => {
  const rowOf = (bib: number, understood: string | null) => ({
    entry: { id: `e${bib}`, bib, name: `Athlete ${bib}`, divisionId: 'd1' },
    score: understood && { id: `s${bib}`, understood, value: submission.value },
  });
  open(
    <PasteModal
      competition={competition}
      workout={{ id: 'w1', name: 'Night Ferry', scoring } as never}
      rows={[rowOf(1, '9:30'), rowOf(2, null)] as never}
      pasted={{ text: '9:12\n9:58', from: 'e1' }}
      saving={{ save: () => Promise.resolve(true), busy: false, refusal: null }}
      onClose={() => undefined}
    />,
  );
  const at = (entryId: string, typed: string) => ({ workoutId: 'w1', entryId, typed, answers: {} });
  const scores = [at('e1', '9:12'), at('e2', '9:58')];
  expect(await preview()).toEqual({ asked: [{ kind: 'scores', scores }], says: true });
});
