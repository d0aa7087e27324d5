import { formula } from './formula.ts';

/** Oxygen uptake and the energy of activities. */
export const fitnessFormulas = [
  formula({
    id: 'vo2-cooper',
    name: 'VO₂max',
    author: '12-minute run, Cooper',
    inputs: {
      meters: { label: 'Distance in 12 minutes', symbol: 'distance', unit: 'm', min: 800, max: 5000 },
    },
    equation: '({meters} − 504.9) ÷ 44.73',
    output: { unit: 'ml/kg/min', decimals: 1 },
    valid: '',
    source: 'Cooper, JAMA 1968;203:201',
    note: '',
    compute: ({ meters }) => (meters - 504.9) / 44.73,
  }),
  formula({
    id: 'vo2-1.5-mile',
    name: 'VO₂max',
    author: '1.5-mile run, ACSM',
    inputs: { minutes: { label: 'Time', symbol: 'time', unit: 'min', min: 6, max: 30 } },
    equation: '3.5 + 483 ÷ {minutes}',
    output: { unit: 'ml/kg/min', decimals: 1 },
    valid: '',
    source: 'ACSM’s Guidelines for Exercise Testing and Prescription',
    note: '',
    compute: ({ minutes }) => 3.5 + 483 / minutes,
  }),
  formula({
    id: 'vo2-rockport',
    name: 'VO₂max',
    author: '1-mile walk, Rockport',
    inputs: {
      kg: { label: 'Body weight', symbol: 'weight', unit: 'kg', min: 20, max: 400 },
      age: { label: 'Age', symbol: 'age', unit: 'years', min: 30, max: 69 },
      minutes: { label: 'Time', symbol: 'time', unit: 'min', min: 8, max: 30 },
      hr: { label: 'Heart rate at the end', symbol: 'heart rate', unit: 'beats/min', min: 60, max: 220 },
    },
    bySex: true,
    equation: {
      women: '132.853 − 0.0769 × ({kg} ÷ 0.45359237) − 0.3877 × {age} − 3.2649 × {minutes} − 0.1565 × {hr}',
      men: '139.168 − 0.0769 × ({kg} ÷ 0.45359237) − 0.3877 × {age} − 3.2649 × {minutes} − 0.1565 × {hr}',
    },
    output: { unit: 'ml/kg/min', decimals: 1 },
    valid: 'People of 30 to 69 years.',
    source: 'Kline et al., Med Sci Sports Exerc 1987;19:253',
    note: 'The paper uses pounds; the weight is converted.',
    compute: ({ kg, age, minutes, hr }, sex) =>
      132.853 -
      0.0769 * (kg / 0.45359237) -
      0.3877 * age +
      (sex === 'men' ? 6.315 : 0) -
      3.2649 * minutes -
      0.1565 * hr,
  }),
  formula({
    id: 'vo2-uth',
    name: 'VO₂max',
    author: 'Heart rates, Uth',
    inputs: {
      hrmax: { label: 'Maximum heart rate', symbol: 'maximum', unit: 'beats/min', min: 100, max: 230 },
      hrrest: { label: 'Resting heart rate', symbol: 'resting', unit: 'beats/min', min: 25, max: 120 },
    },
    equation: '15.3 × {hrmax} ÷ {hrrest}',
    output: { unit: 'ml/kg/min', decimals: 1 },
    valid: 'Trained men of 21 to 51 years.',
    source: 'Uth et al., Eur J Appl Physiol 2004;91:111',
    note: '',
    compute: ({ hrmax, hrrest }) => (15.3 * hrmax) / hrrest,
  }),
  formula({
    id: 'met-calories',
    name: 'Energy of an activity',
    author: 'METs, Ainsworth, 2011',
    inputs: {
      met: { label: 'Metabolic equivalent', symbol: 'METs', unit: 'MET', min: 0.8, max: 25 },
      kg: { label: 'Body weight', symbol: 'weight', unit: 'kg', min: 20, max: 400 },
      minutes: { label: 'Time', symbol: 'time', unit: 'min', min: 0.5, max: 1440 },
    },
    equation: '{met} × {kg} × {minutes} ÷ 60',
    output: { unit: 'kcal', decimals: 0 },
    valid: '',
    source: 'Ainsworth et al., Med Sci Sports Exerc 2011;43:1575',
    note: 'Resting energy is included; subtract 1 MET for the extra. The form METs × 3.5 × weight ÷ 200 × minutes gives 5% more.',
    compute: ({ met, kg, minutes }) => (met * kg * minutes) / 60,
  }),
  formula({
    id: 'acsm-walking',
    name: 'Oxygen cost',
    author: 'Walking, ACSM',
    inputs: {
      speed: { label: 'Speed', symbol: 'speed', unit: 'm/min', min: 50, max: 100 },
      grade: { label: 'Grade (0.05 is 5%)', symbol: 'grade', unit: '', min: 0, max: 0.4 },
    },
    equation: '0.1 × {speed} + 1.8 × {speed} × {grade} + 3.5',
    output: { unit: 'ml/kg/min', decimals: 1 },
    valid: 'Walking at 50 to 100 m/min.',
    source: 'ACSM’s Guidelines for Exercise Testing and Prescription, metabolic equations',
    note: '',
    compute: ({ speed, grade }) => 0.1 * speed + 1.8 * speed * grade + 3.5,
  }),
  formula({
    id: 'acsm-running',
    name: 'Oxygen cost',
    author: 'Running, ACSM',
    inputs: {
      speed: { label: 'Speed', symbol: 'speed', unit: 'm/min', min: 80, max: 400 },
      grade: { label: 'Grade (0.05 is 5%)', symbol: 'grade', unit: '', min: 0, max: 0.4 },
    },
    equation: '0.2 × {speed} + 0.9 × {speed} × {grade} + 3.5',
    output: { unit: 'ml/kg/min', decimals: 1 },
    valid: 'Running at over 134 m/min, or from 80 m/min when truly running.',
    source: 'ACSM’s Guidelines for Exercise Testing and Prescription, metabolic equations',
    note: '',
    compute: ({ speed, grade }) => 0.2 * speed + 0.9 * speed * grade + 3.5,
  }),
  formula({
    id: 'acsm-cycling',
    name: 'Oxygen cost',
    author: 'Leg cycling, ACSM',
    inputs: {
      watts: { label: 'Power', symbol: 'power', unit: 'W', min: 50, max: 200 },
      kg: { label: 'Body weight', symbol: 'weight', unit: 'kg', min: 20, max: 400 },
    },
    equation: '10.8 × {watts} ÷ {kg} + 7',
    output: { unit: 'ml/kg/min', decimals: 1 },
    valid: 'Leg cycling at 50 to 200 watts.',
    source: 'ACSM’s Guidelines for Exercise Testing and Prescription, metabolic equations',
    note: '',
    compute: ({ watts, kg }) => (10.8 * watts) / kg + 7,
  }),
];
