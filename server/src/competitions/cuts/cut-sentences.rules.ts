import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { cutRuleText } from '@chalkline/contract/competitions/cut-text.ts';
import { ordinal, pointsText } from '../ranking/overall-texts.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { exactPoints } from '../ranking/workout-points.rules.ts';
import type { RaceField } from './clinched.rules.ts';
import { proofs } from './clinched.rules.ts';
import type { CutMaterial, CutStanding } from './cut-standing.rules.ts';
import { type Needed, neededBy } from './needed.rules.ts';

interface CutOnBoard {
  readonly material: CutMaterial;
  readonly standing: CutStanding;
  /** The name of a workout; null if it isn't released yet. */
  readonly nameOf: (workoutId: string) => string | null;
}

/** Explains an entry's position relative to the cut, and what it still needs. */
export function cutSentences({ material, standing, nameOf }: CutOnBoard, entry: number): string[] {
  const { cut, isMade, entries } = material;
  const rule = `${cutRuleText(cut.rule, nameOf)}, ${afterText(cut, nameOf)}.`;
  const status = entries[entry]?.status;
  if (isMade) {
    if (status === 'active') return [`The cut is final: ${rule}`, 'Advanced.'];
    if (status !== 'cut') return [];
    return [`The cut is final: ${rule}`, ...(cut.movesUp ? [movesUpSentence] : [])];
  }
  const state = standing.stateOf(entry);
  if (state === null) return [];
  if (state === 'clinched') return [rule, clinchedSentence(standing)];
  if (state === 'out') return [rule, outSentence(standing)];
  return [
    rule,
    provisionalSentence(material, standing, entry),
    ...neededSentences({ material, standing, nameOf }, entry),
    ...openSentences(material, nameOf),
  ];
}

const movesUpSentence = 'If someone who advanced withdraws, the next in line moves up.';

function afterText({ afterWorkoutId }: Cut, nameOf: CutOnBoard['nameOf']): string {
  const name = nameOf(afterWorkoutId);
  return name === null ? 'after an unannounced workout' : `after ${name}`;
}

function clinchedSentence({ places, race }: CutStanding): string {
  if (places === null) return 'Clinched: the standard is met whatever happens next.';
  const least = race?.places.least ?? places;
  return `Clinched: whatever happens next, fewer than ${least} can end ahead.`;
}

function outSentence({ places, race }: CutStanding): string {
  if (places === null) return 'Out: the standard is out of reach.';
  const most = race?.places.most ?? places;
  return most === 0 ? 'Out: there are no spots.' : `Out: whatever happens next, ${most} or more end ahead.`;
}

function provisionalSentence(material: CutMaterial, standing: CutStanding, entry: number): string {
  const isAbove = standing.goesOn[entry] === 1;
  const now = isAbove ? 'Currently advancing' : 'Currently cut';
  const gap = gapToLine(material, standing, entry);
  if (gap === null) return `Provisional: ${now.toLowerCase()}.`;
  const words =
    gap === 0 ? 'level with the cut line' : `${pointsText(gap)} ${isAbove ? 'above' : 'below'} the line`;
  return `Provisional: ${now.toLowerCase()}, ${words}.`;
}

/** Points between an entry and the first one on the other side of the line; null if there is none. */
export function gapToLine({ cut }: CutMaterial, standing: CutStanding, entry: number): number | null {
  const { ranking, goesOn, roleOf } = standing;
  const total = numberAt(ranking.totals, entry);
  if (cut.rule.by === 'total') return Number.isNaN(total) ? null : distance(total, cut.rule.points);
  if (cut.rule.by === 'result') return null;
  const others = ranking.order.filter(
    (other) => roleOf(other) === 'candidate' && goesOn[other] !== goesOn[entry],
  );
  const nearest = goesOn[entry] === 1 ? others[0] : others.at(-1);
  if (nearest === undefined || Number.isNaN(total)) return null;
  return distance(total, numberAt(ranking.totals, nearest) || 0);
}

function distance(one: number, other: number): number {
  return exactPoints(Math.abs(one - other));
}

function neededSentences({ material, standing, nameOf }: CutOnBoard, entry: number): string[] {
  const { race } = standing;
  if (race && cannotByScores(race, entry))
    return ['Scores alone aren’t enough to advance: someone ahead would have to withdraw.'];
  const needed = neededBy(material, race, entry);
  return needed === null ? [] : [neededSentence(needed, material, nameOf)];
}

/** Whether the entry would be out if no one moved up for entries that leave. */
function cannotByScores(race: RaceField, entry: number): boolean {
  return race.movesUp && proofs({ ...race, movesUp: false })(entry) === 'out';
}

function neededSentence(needed: Needed, { scoring }: CutMaterial, nameOf: CutOnBoard['nameOf']): string {
  switch (needed.by) {
    case 'place': {
      const name = nameOf(needed.workoutId) ?? 'the open workout';
      const place =
        needed.place === 1 ? 'The 1st place' : `The ${ordinal(needed.place)} place or a better one`;
      return `${place} in ${name} is enough, whatever the others do.`;
    }
    case 'points': {
      const most = scoring.total === 'lower' ? 'At most' : 'At least';
      return `${most} ${pointsText(needed.points)} from all that is open are enough, whatever the others do.`;
    }
    case 'others':
      return 'It also depends on others: even the best possible results aren’t enough alone.';
  }
}

function openSentences({ span }: CutMaterial, nameOf: CutOnBoard['nameOf']): string[] {
  const open = span.filter(({ settled }) => !settled).map(({ id }) => nameOf(id));
  const named = open.filter((name) => name !== null);
  const unnamed = open.length - named.length;
  const others =
    unnamed === 0 ? [] : [unnamed === 1 ? 'an unannounced workout' : `${unnamed} still to be told`];
  if (open.length === 0) return [];
  return [`Not final yet: ${[...named, ...others].join(', ')}. Only final results prove anything.`];
}
