import type { ImportReply } from '@chalkline/contract/http/import.schema.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useImport } from './use-import.ts';

const reply = (rows: number, imported = false): ImportReply => ({
  imported,
  rows,
  added: rows,
  changed: 0,
  unchanged: 0,
  ignoredColumns: [],
  problemCount: 0,
  problems: [],
});

/** An import whose replies the test resolves. */
function anImport() {
  const answers: ((answer: ImportReply) => void)[] = [];
  const done: ImportReply[] = [];
  const { result } = renderHook(() =>
    useImport({
      run: () => new Promise<ImportReply>((resolve) => answers.push(resolve)),
      done: (answer) => done.push(answer),
    }),
  );
  return {
    now: () => result.current,
    done,
    answer: (answer: ImportReply) => act(async () => answers.shift()?.(answer)),
  };
}

it('shows what would come of the rows that were checked', async () => {
  const { now, answer } = anImport();
  act(() => now().bring('bib\n1'));
  act(() => now().check());
  await answer(reply(1));
  expect([now().preview?.rows, now().busy]).toEqual([1, false]);
});

it('shows nothing of rows that were changed while they were checked', async () => {
  const { now, answer } = anImport();
  act(() => now().bring('bib\n1'));
  act(() => now().check());
  act(() => now().bring('bib\n1\n2'));
  await answer(reply(1));
  expect([now().preview, now().busy]).toEqual([null, false]);
  act(() => now().check());
  await answer(reply(2));
  expect(now().preview?.rows).toBe(2);
});

it('says what went in, whatever was typed meanwhile', async () => {
  const { now, answer, done } = anImport();
  act(() => now().bring('bib\n1'));
  act(() => now().confirm());
  act(() => now().bring(''));
  await answer(reply(1, true));
  expect(done).toHaveLength(1);
});
