import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emptyDraft, type ScoreDraft } from './score-draft.ts';
import { useScoreDraft } from './use-score-draft.ts';

const scoring = { type: 'time', unit: 'clock', direction: 'lower' } as WorkoutScoring;

/** The phone answers when it is told to. */
function opened() {
  const { promise, resolve: answer } = Promise.withResolvers<ScoreDraft | null>();
  const keepDraft = vi.fn(async () => undefined);
  const store = { keepDraft, readDraft: () => promise };
  const { result: hook } = renderHook(() => useScoreDraft('ana press ivy', scoring, store));
  return { hook, answer, keepDraft };
}

it('begins with what the phone kept', async () => {
  const { hook, answer } = opened();
  await act(async () => answer({ ...emptyDraft(scoring), typed: '9:4', note: 'Shoe' }));
  expect(hook.current.draft).toMatchObject({ typed: '9:4', note: 'Shoe' });
});

it('takes back no key that was pressed before the phone answered', async () => {
  const { hook, answer, keepDraft } = opened();
  act(() => hook.current.change({ typed: '9' }));
  act(() => hook.current.change({ typed: '9:4' }));
  await act(async () => answer({ ...emptyDraft(scoring), typed: '9', noReps: 2 }));
  expect(hook.current.draft).toMatchObject({ typed: '9:4', noReps: 2 });
  expect(keepDraft).toHaveBeenLastCalledWith('ana press ivy', hook.current.draft);
});

it('stays empty once it was sent, whatever the phone answers then', async () => {
  const { hook, answer } = opened();
  act(() => hook.current.change({ typed: '9:41' }));
  act(() => hook.current.clear());
  await act(async () => answer({ ...emptyDraft(scoring), typed: '9:41' }));
  expect(hook.current.draft).toEqual(emptyDraft(scoring));
});

it('says so when the phone keeps nothing', async () => {
  const { hook, keepDraft } = opened();
  keepDraft.mockRejectedValueOnce(new Error('full'));
  act(() => hook.current.change({ typed: '9' }));
  await waitFor(() => expect(hook.current.failed).toBe(true));
});
