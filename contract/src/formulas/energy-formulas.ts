import { formula } from './formula.ts';

/** Energy that a body needs in a day. */
export const energyFormulas = [
  formula({
    id: 'bmr-mifflin',
    name: 'Resting energy',
    author: 'Mifflin-St Jeor, 1990',
    inputs: {
      kg: { label: 'Body weight', symbol: 'weight', unit: 'kg', min: 20, max: 400 },
      cm: { label: 'Height', symbol: 'height', unit: 'cm', min: 90, max: 250 },
      age: { label: 'Age', symbol: 'age', unit: 'years', min: 18, max: 100 },
    },
    bySex: true,
    equation: {
      women: '10 × {kg} + 6.25 × {cm} − 5 × {age} − 161',
      men: '10 × {kg} + 6.25 × {cm} − 5 × {age} + 5',
    },
    output: { unit: 'kcal/day', decimals: 0 },
    valid: 'Adults 18 and over who aren’t pregnant. Derived on people of 19 to 78 years.',
    source: 'Mifflin et al., Am J Clin Nutr 1990;51:241',
    note: 'For one person the equation is off by up to a tenth. With much muscle for the height, Katch-McArdle fits better.',
    band: { share: 0.1 },
    compute: ({ kg, cm, age }, sex) => 10 * kg + 6.25 * cm - 5 * age + (sex === 'men' ? 5 : -161),
  }),
  formula({
    id: 'bmr-harris-benedict',
    name: 'Resting energy',
    author: 'Harris-Benedict, 1919',
    inputs: {
      kg: { label: 'Body weight', symbol: 'weight', unit: 'kg', min: 20, max: 400 },
      cm: { label: 'Height', symbol: 'height', unit: 'cm', min: 90, max: 250 },
      age: { label: 'Age', symbol: 'age', unit: 'years', min: 18, max: 100 },
    },
    bySex: true,
    equation: {
      women: '655.0955 + 9.5634 × {kg} + 1.8496 × {cm} − 4.6756 × {age}',
      men: '66.4730 + 13.7516 × {kg} + 5.0033 × {cm} − 6.7550 × {age}',
    },
    output: { unit: 'kcal/day', decimals: 0 },
    valid: '',
    source: 'Harris & Benedict, Carnegie Institution Publ. 279, 1919',
    note: '',
    compute: ({ kg, cm, age }, sex) =>
      sex === 'men'
        ? 66.473 + 13.7516 * kg + 5.0033 * cm - 6.755 * age
        : 655.0955 + 9.5634 * kg + 1.8496 * cm - 4.6756 * age,
  }),
  formula({
    id: 'bmr-harris-benedict-revised',
    name: 'Resting energy',
    author: 'Harris-Benedict, 1984',
    inputs: {
      kg: { label: 'Body weight', symbol: 'weight', unit: 'kg', min: 20, max: 400 },
      cm: { label: 'Height', symbol: 'height', unit: 'cm', min: 90, max: 250 },
      age: { label: 'Age', symbol: 'age', unit: 'years', min: 18, max: 100 },
    },
    bySex: true,
    equation: {
      women: '447.593 + 9.247 × {kg} + 3.098 × {cm} − 4.330 × {age}',
      men: '88.362 + 13.397 × {kg} + 4.799 × {cm} − 5.677 × {age}',
    },
    output: { unit: 'kcal/day', decimals: 0 },
    valid: '',
    source: 'Roza & Shizgal, Am J Clin Nutr 1984;40:168',
    note: '',
    compute: ({ kg, cm, age }, sex) =>
      sex === 'men'
        ? 88.362 + 13.397 * kg + 4.799 * cm - 5.677 * age
        : 447.593 + 9.247 * kg + 3.098 * cm - 4.33 * age,
  }),
  formula({
    id: 'bmr-katch-mcardle',
    name: 'Resting energy',
    author: 'Katch-McArdle, 1993',
    inputs: { lbm: { label: 'Lean body mass', symbol: 'lean mass', unit: 'kg', min: 15, max: 200 } },
    equation: '370 + 21.6 × {lbm}',
    output: { unit: 'kcal/day', decimals: 0 },
    valid: '',
    source: 'Katch & McArdle, Introduction to Nutrition, Exercise and Health, 4th ed. 1993',
    note: '',
    compute: ({ lbm }) => 370 + 21.6 * lbm,
  }),
  formula({
    id: 'rmr-cunningham',
    name: 'Resting energy',
    author: 'Cunningham, 1980',
    inputs: { lbm: { label: 'Lean body mass', symbol: 'lean mass', unit: 'kg', min: 15, max: 200 } },
    equation: '500 + 22 × {lbm}',
    output: { unit: 'kcal/day', decimals: 0 },
    valid: '',
    source: 'Cunningham, Am J Clin Nutr 1980;33:2372',
    note: '',
    compute: ({ lbm }) => 500 + 22 * lbm,
  }),
  formula({
    id: 'tdee',
    name: 'Total daily energy',
    author: 'FAO, 2004',
    inputs: {
      bmr: { label: 'Basal metabolic rate', symbol: 'resting energy', unit: 'kcal/day', min: 500, max: 4000 },
      pal: { label: 'Physical activity level', symbol: 'activity level', unit: '', min: 1.2, max: 2.5 },
    },
    equation: '{bmr} × {pal}',
    output: { unit: 'kcal/day', decimals: 0 },
    valid: '',
    source: 'FAO/WHO/UNU, Human energy requirements, 2004',
    note: 'FAO 2004: 1.40–1.69 sedentary or light, 1.70–1.99 active, 2.00–2.40 vigorous. The popular steps 1.2, 1.375, 1.55, 1.725 and 1.9 are a convention and not from that report.',
    compute: ({ bmr, pal }) => bmr * pal,
  }),
];
