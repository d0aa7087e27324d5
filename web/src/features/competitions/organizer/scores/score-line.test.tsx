import type { ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { act, fireEvent, screen as page, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../../platform/session.ts';
import { plainPoints } from '../../leaderboard/board-figures.ts';
import { workoutSample } from '../../testing/competition-sample.ts';
import { ScoreLine } from './score-line.tsx';
import type { SendScore } from './submission.ts';

const workout = workoutSample('w-1', {
  scoring: { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 720, totalReps: 150 } },
});
const entry = {
  id: 'e-1',
  divisionId: 'd-1',
  bib: 101,
  name: 'Selam Tesfaye',
  country: 'ETH',
  region: null,
  affiliate: null,
  birthDate: null,
  unnamed: false,
  hidden: false,
  claimed: false,
  state: 'active' as const,
  createdAt: '2026-11-01T08:00:00Z',
};

function recorded(id: string, typed: string, amount: number, by = 'Imani Okafor'): ScoreReply {
  return {
    id,
    workoutId: 'w-1',
    entryId: 'e-1',
    submissionId: `sub-${id}`,
    previousId: null,
    typed,
    value: { result: { outcome: 'finished', amount } },
    understood: typed,
    reason: null,
    receivedAt: '2026-11-14T14:36:02Z',
    recordedBy: { id: 'p', name: by },
  };
}

const sees = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };

const refused = (status: number, code: string) =>
  new CallFailed(status, { message: code, errors: [{ code, message: `Said the server: ${code}.` }] });

interface SheetProps {
  score: ScoreReply | null;
  ranked?: ScoreSheetRow['ranked'];
  send: SendScore;
  current?: ScoreReply;
}

function Sheet({ score, ranked = null, send, current }: SheetProps) {
  const [row, setRow] = useState<ScoreSheetRow>({ entry, score, check: null, ranked });
  return (
    <ul>
      <ScoreLine
        mark={null}
        row={row}
        workout={workout}
        send={send}
        readCurrent={async () => current ?? null}
        onCurrent={(now) => setRow({ entry, score: now, check: null, ranked })}
        onUnsaved={() => undefined}
        readOnly={false}
        onRecorded={() => undefined}
        penalties={0}
        points={plainPoints}
        isApart={() => false}
        previewOf={({ kind, ...change }) => <p>{`Preview of ${'typed' in change ? change.typed : kind}`}</p>}
        onHistory={() => undefined}
        onPaste={() => undefined}
        onAside={() => undefined}
        onUndo={() => undefined}
        onRedo={() => undefined}
      />
    </ul>
  );
}

function open(score: ScoreReply | null = null, current?: ScoreReply) {
  const send = vi.fn<SendScore>();
  render(<Sheet score={score} send={send} {...(current && { current })} />);
  return send;
}

const box = () => page.getByLabelText<HTMLInputElement>('Score for 101 Selam Tesfaye');
function enter(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: 'Enter' });
}

describe('a line of the score sheet', () => {
  it('shows how a score is read while typing', () => {
    open();
    fireEvent.change(box(), { target: { value: 'cap+12' } });
    expect(page.getByText('CAP, 12 reps left (138/150)')).toBeTruthy();
  });

  it('shows place and points of the score that is ranked, and none beside a newer score', async () => {
    const ranked = { scoreId: 's-1', place: 4, tied: true, points: 82.5 };
    const send = vi.fn<SendScore>();
    render(<Sheet score={recorded('s-1', '9:41', 581_000)} ranked={ranked} send={send} />);
    expect(page.getByText('Tied 4th')).toBeTruthy();
    expect(page.getByText('82.5 pts')).toBeTruthy();
    send.mockResolvedValueOnce(recorded('s-2', '9:40', 580_000));
    enter('9:40');
    fireEvent.change(await page.findByLabelText('Reason for correction'), { target: { value: 'Clock' } });
    fireEvent.click(page.getByRole('button', { name: 'Correct' }));
    await page.findByText('Saved: 9:40');
    expect(page.queryByText('82.5 pts')).toBeNull();
  });

  it('sends once, though Enter also blurs the field, and confirms', async () => {
    const send = open();
    send.mockResolvedValueOnce(recorded('s-1', '9:41', 581_000));
    fireEvent.change(box(), { target: { value: '9:41' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.blur(box());
    expect(await page.findByText('Saved: 9:41')).toBeTruthy();
    expect(send).toHaveBeenCalledOnce();
  });

  it('retries the same submission after a failure', async () => {
    const send = open();
    send.mockRejectedValueOnce(refused(0, 'unreachable'));
    send.mockResolvedValueOnce(recorded('s-1', '9:41', 581_000));
    enter('9:41');
    fireEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await page.findByText('Saved: 9:41');
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  });

  it('restores an unsaved score after the session ended', async () => {
    const account = { email: 'i@example.org', photo: null, accountType: 'trainee' as const, can: sees };
    const imani = { token: 'token', user: { id: 'imani', name: 'Imani Okafor', ...account } };
    session.start(imani);
    session.write('lastVisited', '/competition-dashboard/c-1');
    const { unmount } = render(<Sheet score={null} send={vi.fn<SendScore>()} />);
    fireEvent.change(box(), { target: { value: '9:41' } });
    act(() => session.end());
    unmount();
    session.start(imani);
    const send = open();
    expect(box().value).toBe('9:41');
    send.mockResolvedValueOnce(recorded('s-1', '9:41', 581_000));
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(await page.findByText('Saved: 9:41')).toBeTruthy();
    session.clear();
  });

  it('keeps an unreadable score, says so and sends nothing', () => {
    const send = open();
    enter('lunch');
    expect(page.getByText('This isn’t a valid score for this workout.')).toBeTruthy();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(send).not.toHaveBeenCalled();
  });

  it('asks about an ambiguous score and sends the answer with it', async () => {
    const send = open();
    send.mockResolvedValueOnce(recorded('s-1', '29:12:00', 1_752_000));
    enter('29:12:00');
    const [minutes] = page.getAllByRole('button');
    if (minutes) fireEvent.click(minutes);
    expect(send.mock.calls[0]?.[0].typed).toBe('29:12:00');
    expect(send.mock.calls[0]?.[0].answers.threeParts).toBe('minutes');
  });

  it('keeps its question open, and takes no next score for an answer or a reason', async () => {
    const send = open(recorded('s-1', '9:41', 581_000));
    enter('29:12:00');
    const [minutes] = page.getAllByRole('button');
    if (!minutes) throw new Error('no question');
    minutes.focus();
    fireEvent.keyDown(minutes, { key: '9' });
    expect(document.activeElement).toBe(box());
    expect(minutes.isConnected).toBe(true);
    enter('9:45');
    const reason = page.getByLabelText('Reason for correction');
    fireEvent.change(reason, { target: { value: '9:30' } });
    fireEvent.submit(reason);
    expect(page.getByRole('alert').textContent).toBe('This looks like a score. Write why the score changes.');
    expect(send).not.toHaveBeenCalled();
  });

  it('asks for the reason of a correction', async () => {
    const send = open(recorded('s-1', '9:41', 581_000));
    send.mockResolvedValueOnce(recorded('s-2', '9:45', 585_000));
    box().focus();
    enter('9:45');
    expect(document.activeElement).toBe(page.getByLabelText('Reason for correction'));
    expect(page.getByText('Preview of 9:45')).toBeTruthy();
    fireEvent.change(page.getByLabelText('Reason for correction'), { target: { value: 'Misread' } });
    fireEvent.click(page.getByRole('button', { name: 'Correct' }));
    expect(document.activeElement).toBe(box());
    await page.findByText('Saved: 9:45');
    expect(send.mock.calls[0]?.[0]).toMatchObject({ typed: '9:45', previousId: 's-1', reason: 'Misread' });
  });

  it('shows both scores of a conflict, and mine corrects theirs', async () => {
    const theirs = recorded('s-2', '9:30', 570_000, 'Jonas Brandt');
    const send = open(null, theirs);
    send.mockRejectedValueOnce(refused(409, 'score_conflict'));
    enter('9:41');
    expect((await page.findByText(/Jonas Brandt entered 9:30/)).textContent).toContain('Yours is 9:41');
    fireEvent.click(page.getByRole('button', { name: 'Use mine' }));
    fireEvent.change(page.getByLabelText('Reason for correction'), { target: { value: 'Checked' } });
    send.mockResolvedValueOnce(recorded('s-3', '9:41', 581_000));
    fireEvent.click(page.getByRole('button', { name: 'Correct' }));
    await page.findByText('Saved: 9:41');
    expect(send.mock.calls[1]?.[0]).toMatchObject({ typed: '9:41', previousId: 's-2' });
  });
});
