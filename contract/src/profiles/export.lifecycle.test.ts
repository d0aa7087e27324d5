import { expect, it } from 'vitest';
import { unreachableStates } from '../lifecycle.ts';
import { exportMoves } from './export.lifecycle.ts';

it('ends every export that was asked for, one way or the other', () => {
  expect(unreachableStates(exportMoves, 'asked')).toEqual([]);
  expect(exportMoves.ready).toEqual([]);
  expect(exportMoves.failed).toEqual([]);
});
