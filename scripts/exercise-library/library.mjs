import { createHash } from 'node:crypto';
import { corrections, equipmentWords, muscleWords } from './corrections.mjs';

const bodyweight = 'bodyweight';

/**
 * The exercise library from the facts, put right, named as we name things, with our own steps; and from the staples of
 * functional fitness that the facts lack.
 */
export function libraryOf(facts, staples, steps) {
  const patterns = steps.map(({ fits, ...rest }) => ({ ...rest, fits: new RegExp(fits, 'i') }));
  const known = facts.map((fact) => exerciseOf(fact, patterns));
  const own = staples.map((staple) => ({ id: idOf(staple.name), ...staple }));
  return [...known, ...own].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function exerciseOf(fact, patterns) {
  const right = corrections[fact.id] ?? {};
  const primary = right.primary ?? muscles(fact.primary_muscles);
  const secondary = (right.secondary ?? muscles(fact.secondary_muscles)).filter(
    (one) => !primary.includes(one),
  );
  const equipment = unique(right.equipment ?? fact.equipment.map(tool)).filter((one) => one !== bodyweight);
  const name = right.name ?? nameOf(fact.name);
  const mechanics = right.mechanics ?? mechanicsOf(name, fact.mechanics[0]);
  const measure = measureOf(name, mechanics, equipment);
  return {
    id: idOf(fact.id),
    name,
    measure,
    mechanics,
    primary,
    secondary,
    equipment,
    steps: stepsOf(name, patterns),
  };
}

const unique = (list) => [...new Set(list)];
const underscored = (word) => word.replaceAll('-', '_');
const muscles = (list) => unique(list.map((word) => muscleWords[word] ?? underscored(word)));
const tool = (word) => equipmentWords[word] ?? underscored(word);

const overJoints =
  /\b((bench|floor|shoulder|military|arnold|chest|neck|dumbbell) press|rows?|pull ups?|pull down|chins?|dips|deadlifts?|push ?up|lunges?|upright)/i;

/** The facts call many a press and row an isolation exercise. */
function mechanicsOf(name, told) {
  return overJoints.test(name) && !/curl|extension|pullover/i.test(name) ? 'compound' : told;
}

const loaded = [
  'barbell',
  'dumbbell',
  'cable',
  'machine',
  'smith_machine',
  'weight_plate',
  'medicine_ball',
  'kettlebell',
];

function measureOf(name, mechanics, equipment) {
  if (mechanics === 'isometric') return 'time';
  if (/rollout/i.test(name)) return 'reps';
  return equipment.some((one) => loaded.includes(one)) ? 'load' : 'reps';
}

const properNames =
  /^(Arnold|Smith|Romanian|Jefferson|Gironda|Zottman|JM|EZ|Bosu|Cuban|Tate|Olympic|T-Bar|V-Bar|V-Sit|V|T)$/;

/** "Bench Press: Barbell (Incline)" becomes "Bench press, barbell (incline)". */
function nameOf(title) {
  const plain = title
    .replaceAll(/Fly[’']s/g, 'Flys')
    .replaceAll(/Dead Lift/g, 'Deadlift')
    .replaceAll(/Bicep /g, 'Biceps ')
    .replaceAll(/Tricep /g, 'Triceps ')
    .replaceAll(': ', ', ');
  const words = plain.split(' ').map((word, index) => {
    const letters = word.replaceAll(/[(),]/g, '');
    return index === 0 || properNames.test(letters) ? word : word.toLowerCase();
  });
  return words.join(' ');
}

/** Where one starts, the movement, and what else matters: of each, the first pattern that fits the name. */
function stepsOf(name, patterns) {
  const stepsWhen = (when) => patterns.find((one) => one.when === when && one.fits.test(name))?.steps ?? [];
  const movement = stepsWhen('movement');
  if (movement.length === 0) throw new Error(`No steps fit ${name}`);
  return [...stepsWhen('start'), ...movement, ...stepsWhen('end')];
}

/** The same id in every installation, in the form of a UUID. */
function idOf(name) {
  const hex = createHash('sha256').update(`chalkline exercise ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
