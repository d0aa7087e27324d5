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

/** A day a competition can take place on. Anything outside this range is a typo. */
const competitionDay = dayField.refine((day) => day >= '1950-01-01' && day <= '2150-12-31', {
  error: 'must be between 1950 and 2150',
});

/**
 * Private competitions are on no list. Only their staff, their entries and people who entered the code can see them.
 */
export const competitionVisibilities = ['public', 'private'] as const;
export type CompetitionVisibility = (typeof competitionVisibilities)[number];

const facts = {
  name: lineField(120),
  description: optionalText(10_000),
  /** Venue and city, as people would say it. null for an online competition without a place. */
  place: lineField(120).nullable(),
  country: countryField.nullable(),
  online: z.boolean(),
  startsOn: competitionDay,
  endsOn: competitionDay,
  zone: zoneField,
  scoring: competitionScoring,
  showResults: z.enum(showResults),
  visibility: z.enum(competitionVisibilities),
  /** Hides the names of athletes under 18 on the first day from everyone but staff. */
  hideMinors: z.boolean(),
};

export const newCompetition = z
  .strictObject({
    ...facts,
    description: facts.description.default(''),
    place: facts.place.default(null),
    country: facts.country.default(null),
    online: facts.online.default(false),
    /** Default: the preset `on_site`, or `online` for an online competition. */
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

/** A copy gets its own days and name; everything else comes from the original. */
export const competitionCopy = z
  .strictObject({ name: facts.name, startsOn: facts.startsOn, endsOn: facts.endsOn })
  .refine((body) => body.endsOn >= body.startsOn, { path: ['endsOn'], error: 'is before the first day' });
export type CompetitionCopy = z.output<typeof competitionCopy>;

/** States that a competition is moved to: canceling has a call of its own. */
const movableState = z.enum(competitionStates).exclude(['canceled']);
export type MovableState = z.output<typeof movableState>;

export const competitionMove = z
  .strictObject({
    from: z.enum(competitionStates),
    to: movableState,
    /** Applied in the same transaction. Without it, frozen and unpublished results stay as they are. */
    settle: settlement.optional(),
  })
  .refine(({ from, to, settle }) => !settle || (from === 'live' && to === 'finished'), {
    path: ['settle'],
    error: 'goes with the end of a competition',
  });
export type CompetitionMove = z.output<typeof competitionMove>;

/** What the viewer may do with this competition. */
export const competitionCan = z.object({
  edit: z.boolean(),
  manageStaff: z.boolean(),
  /** Athletes, registration, heats, volunteers, and files of all of them. */
  manageEntries: z.boolean(),
  /** Check athletes in on the day. */
  checkIn: z.boolean(),
  /** Withdraw and disqualify athletes and teams, and reinstate them. */
  disqualify: z.boolean(),
  recordScores: z.boolean(),
  /** Start the clock of a heat, and reset it. */
  startHeats: z.boolean(),
  /** Send announcements. */
  announce: z.boolean(),
  /** See what only staff see: scores with their history, staff, exports. */
  seeInside: z.boolean(),
  /** Publish results, withdraw them, freeze a leaderboard. */
  publishResults: z.boolean(),
  /** Adjust points by hand and break ties in the overall. */
  adjustPoints: z.boolean(),
  /** Cancel the competition, which refunds every registration. */
  cancel: z.boolean(),
  /** Follow the refunds of a canceled competition, and try those that failed once more. */
  followRefunds: z.boolean(),
  /** The states it can be moved to now; canceling is apart. */
  moveTo: z.array(movableState),
});
export type CompetitionCan = z.output<typeof competitionCan>;

/** A competition as shown in lists. */
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
  /** Entries that take a place: see `placeHoldingStates`. */
  entryCount: z.int(),
  /** The sum over all divisions; null if one has no limit. */
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
  /** When and why it was canceled; null for one that takes place. */
  canceled: z.object({ at: momentField, reason: z.string() }).nullable(),
  organizer: z.object({ id: z.string(), name: z.string() }),
  divisions: z.array(divisionReply),
  /** Released workouts; all workouts for staff. */
  workouts: z.array(workoutReply),
  /** Workouts that aren't released yet; empty for staff. */
  unreleased: z.array(unreleasedWorkout),
  createdAt: momentField,
  /** The viewer's role; null for everyone without one. */
  role: z.enum(staffRoles).nullable(),
  can: competitionCan,
});
export type CompetitionReply = z.output<typeof competitionReply>;

/** A competition in the list of those the viewer works on. */
export const myCompetitionCard = z.object({ ...competitionCard.shape, role: z.enum(staffRoles) });
export type MyCompetitionCard = z.output<typeof myCompetitionCard>;

export const competitionParams = z.strictObject({ competitionId: idField });
