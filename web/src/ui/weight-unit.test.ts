import { afterEach, describe, expect, it } from 'vitest';
import { chooseWeightUnit, loadFigures } from './weight-unit.ts';

const lift = { main: '105', unit: 'kg', other: '231.49 lb' };
const row = { main: '500', unit: 'm', other: '1,640.42 ft' };

afterEach(() => chooseWeightUnit(undefined));

describe('loadFigures', () => {
  it('shows a load as it was measured until somebody chooses', () => {
    expect(loadFigures(lift)).toEqual(lift);
  });

  it('shows it in the chosen unit, with the measured one beside it', () => {
    chooseWeightUnit('lb');
    expect(loadFigures(lift)).toEqual({ main: '231.49', unit: 'lb', other: '105 kg' });
    chooseWeightUnit('kg');
    expect(loadFigures(lift)).toEqual(lift);
  });

  it('leaves what is no load alone', () => {
    chooseWeightUnit('lb');
    expect(loadFigures(row)).toEqual(row);
    expect(loadFigures({ main: '9:41', unit: '', other: '' })).toEqual({ main: '9:41', unit: '', other: '' });
    expect(loadFigures({ main: 'DNF', unit: 'kg', other: '' })).toEqual({
      main: 'DNF',
      unit: 'kg',
      other: '',
    });
  });
});
