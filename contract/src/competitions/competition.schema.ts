import { z } from 'zod';
import { countryField } from '../countries/country.schema.ts';
import { dayField, idField, lineField, momentField, optionalText, zoneField } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';
import { competitionStates } from './competition.lifecycle.ts';
import { competitionScoring } from './competition-scoring.schema.ts';
import { divisionReply, newDivision } from './division.schema.ts';
import { showResults } from './publication.lifecycle.ts';
import { settlement } from './publication.schema.ts';
import { staffRoles } from './staff.schema.ts';
import { newWorkout, unreleasedWorkout, workoutReply } from './workout.schema.ts';

/** A day a competition can lie on; older and later ones are slips of the finger. */
const competitionDay = dayField.refine((day) => day >= '1950-01-01' && day <= '2150-12-31', {
  error: 'must be between 1950 and 2150',
});

/** A private one is on no list; only those who gave its code, are entered or run it know of it. */
export const competitionVisibilities = ['public', 'private'] as const;
export type CompetitionVisibility = (typeof competitionVisibilities)[number];

const facts = {
  name: lineField(120),
  description: optionalText(10_000),
  /** Venue and city, as people say it. null for an online competition without a place. */
  place: lineField(120).nullable(),
  country: countryField.nullable(),
  online: z.boolean(),
  startsOn: competitionDay,
  endsOn: competitionDay,
  zone: zoneField,
  scoring: competitionScoring,
  showResults: z.enum(showResults),
  visibility: z.enum(competitionVisibilities),
  /** Names of athletes under 18 on the first day are shown to its own people only. */
  hideMinors: z.boolean(),
};

export const newCompetition = z
  .strictObject({
    ...facts,
    description: facts.description.default(''),
    place: facts.place.default(null),
    country: facts.country.default(null),
    online: facts.online.default(false),
    /** Left out: the preset `on_site`, or `online` for an online competition. */
    scoring: facts.scoring.optional(),
    showResults: facts.showResults.default('at_once'),
    visibility: facts.visibility.default('public'),
    hideMinors: facts.hideMinors.default(false),
    divisions: z.array(newDivision).max(100).default([]),
    workouts: z.array(newWorkout).max(50).default([]),
  })
  .refine((body) => body.endsOn >= body.startsOn, { path: ['endsOn'], error: 'is before the first day' })
  .refine((body) => namesDiffer(body.divisions), { path: ['divisions'], error: 'has the same name twice' })
  .refine((body) => namesDiffer(body.workouts), { path: ['workouts'], error: 'has the same name twice' });
export type NewCompetition = z.output<typeof newCompetition>;

export const competitionPatch = patchWithWas(facts);
export type CompetitionPatch = z.output<typeof competitionPatch>;

function namesDiffer(things: readonly { name: string }[]): boolean {
  return new Set(things.map(({ name }) => name.toLowerCase())).size === things.length;
}

/** The days of a copy and its name; everything else comes from the original. */
export const competitionCopy = z
  .strictObject({ name: facts.name, startsOn: facts.startsOn, endsOn: facts.endsOn })
  .refine((body) => body.endsOn >= body.startsOn, { path: ['endsOn'], error: 'is before the first day' });
export type CompetitionCopy = z.output<typeof competitionCopy>;

export const competitionMove = z
  .strictObject({
    from: z.enum(competitionStates),
    to: z.enum(competitionStates),
    /** In the same act, all or nothing; left out: what is frozen or not published stays so. */
    settle: settlement.optional(),
  })
  .refine(({ from, to, settle }) => !settle || (from === 'live' && to === 'finished'), {
    path: ['settle'],
    error: 'goes with the end of a competition',
  });
export type CompetitionMove = z.output<typeof competitionMove>;

/** What the person who asks may do with it. */
export const competitionCan = z.object({
  edit: z.boolean(),
  manageStaff: z.boolean(),
  manageEntries: z.boolean(),
  recordScores: z.boolean(),
  /** Tell its people something. */
  announce: z.boolean(),
  /** See what only its people see: scores with their history, staff, exports. */
  seeInside: z.boolean(),
  /** Publish results, take them back, freeze a board. */
  publishResults: z.boolean(),
  /** Give or take points by hand, part overall ties. */
  adjustPoints: z.boolean(),
  /** The states it may be moved to now. */
  moveTo: z.array(z.enum(competitionStates)),
});
export type CompetitionCan = z.output<typeof competitionCan>;

/** A competition as lists show it. */
export const competitionCard = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  country: z.string().nullable(),
  online: z.boolean(),
  startsOn: dayField,
  endsOn: dayField,
  zone: z.string(),
  state: z.enum(competitionStates),
  divisionNames: z.array(z.string()),
  /** Entries that hold a place: see `placeHoldingStates`. */
  entryCount: z.int(),
  /** Of all divisions together; null when one has no limit. */
  capacity: z.int().nullable(),
});
export type CompetitionCard = z.output<typeof competitionCard>;

export const competitionReply = z.object({
  ...competitionCard.shape,
  description: z.string(),
  scoring: competitionScoring,
  showResults: z.enum(showResults),
  visibility: z.enum(competitionVisibilities),
  hideMinors: z.boolean(),
  organizer: z.object({ id: z.string(), name: z.string() }),
  divisions: z.array(divisionReply),
  /** Those that are released; all of them to those who see inside. */
  workouts: z.array(workoutReply),
  /** Those whose time has not come; empty to those who see inside. */
  unreleased: z.array(unreleasedWorkout),
  createdAt: momentField,
  /** What the person who asks is here; null for everybody else. */
  role: z.enum(staffRoles).nullable(),
  can: competitionCan,
});
export type CompetitionReply = z.output<typeof competitionReply>;

/** A competition in the list of those that I run. */
export const myCompetitionCard = z.object({ ...competitionCard.shape, role: z.enum(staffRoles) });
export type MyCompetitionCard = z.output<typeof myCompetitionCard>;

export const competitionParams = z.strictObject({ competitionId: idField });
