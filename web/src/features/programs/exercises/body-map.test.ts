import { muscles } from '@chalkline/contract/programs/exercise.schema.ts';
import { expect, it } from 'vitest';
import { shapes } from '../../../ui/body-map/body-shapes.ts';

it('has a shape for every muscle, and none for others', () => {
  const drawn = new Set([...Object.keys(shapes.front), ...Object.keys(shapes.back)]);
  expect([...drawn].toSorted()).toEqual(muscles.toSorted());
});
