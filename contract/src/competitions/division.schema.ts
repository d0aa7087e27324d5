import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { patchWithWas } from '../http/patch.ts';
import { pointsSetting, teamScoring } from './competition-scoring.schema.ts';
import { cuts } from './cut.schema.ts';
import { largestTeam } from './team.schema.ts';

const position = z.int().min(1).max(1000);
const capacity = z.int().min(1).max(1_000_000);

/** Who may be in a division; `mixed` means teams of women and men. */
export const divisionGenders = ['any', 'women', 'men', 'mixed'] as const;
export type DivisionGender = (typeof divisionGenders)[number];

/** Age in whole years on the competition's first day, at the venue. */
const age = z.int().min(1).max(120);

/** Athletes per entry; 1 for individuals. */
const teamSize = z.int().min(1).max(largestTeam);

/** Who can enter; null means no restriction. */
const eligibility = {
  gender: z.enum(divisionGenders),
  ageFrom: age.nullable(),
  /** Inclusive. */
  ageTo: age.nullable(),
  teamSize,
};

/** Points tables are chosen by the planned field size, not by how many turn up. */
const plannedField = z.int().min(1).max(1_000_000);

export const newDivision = z
  .strictObject({
    name: lineField(80),
    gender: eligibility.gender.default('any'),
    ageFrom: eligibility.ageFrom.default(null),
    ageTo: eligibility.ageTo.default(null),
    teamSize: teamSize.default(1),
    /** null: no limit. */
    capacity: capacity.nullable().default(null),
    plannedField: plannedField.nullable().default(null),
    /** Overrides the competition's points; null uses the competition's. */
    points: pointsSetting.nullable().default(null),
    /** How team results are calculated; null for individuals, or if each team competes as one. */
    teams: teamScoring.nullable().default(null),
    /** Where stages end and part of the field advances. */
    cuts: cuts.default([]),
  })
  .refine(({ ageFrom, ageTo }) => ageFrom === null || ageTo === null || ageTo >= ageFrom, {
    path: ['ageTo'],
    error: 'is below the lower limit',
  });
export type NewDivision = z.output<typeof newDivision>;

const changeable = {
  name: lineField(80),
  ...eligibility,
  capacity: capacity.nullable(),
  plannedField: plannedField.nullable(),
  points: pointsSetting.nullable(),
  teams: teamScoring.nullable(),
  cuts,
  position,
};

export const divisionPatch = patchWithWas(changeable);
export type DivisionPatch = z.output<typeof divisionPatch>;

export const divisionReply = z.object({
  id: z.string(),
  name: z.string(),
  position: z.int(),
  gender: z.enum(divisionGenders),
  ageFrom: z.int().nullable(),
  ageTo: z.int().nullable(),
  teamSize: z.int(),
  capacity: z.int().nullable(),
  plannedField: z.int().nullable(),
  points: pointsSetting.nullable(),
  teams: teamScoring.nullable(),
  cuts,
  /** The built-in table that fits the planned field, if a different one is set: the organizer confirms it. */
  proposedTable: z.string().nullable(),
  /** The public leaderboard shows the results as of this moment. */
  frozenAt: momentField.nullable(),
  /** Its award ceremony is running since then. */
  revealingSince: momentField.nullable(),
  /** Entries that take a place: see `placeHoldingStates`. */
  entryCount: z.int(),
  /** At least one entry has a birth date, so the leaderboard can be filtered by age. */
  hasAges: z.boolean(),
});
export type DivisionReply = z.output<typeof divisionReply>;

export const divisionParams = z.strictObject({ competitionId: idField, divisionId: idField });
