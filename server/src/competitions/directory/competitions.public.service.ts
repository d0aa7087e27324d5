import { usualSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { daysText } from '@chalkline/contract/competitions/days.ts';
import { thingTitles } from '@chalkline/contract/page-texts.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { PublicPage, PublicPageKind } from '../../platform/pages/public-pages.ts';
import type { SharedThing, SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';
import { maySee } from '../competitions/competitions.policy.ts';
import { type Competition, findCompetition } from '../competitions/competitions.repository.ts';
import { lastDayOver } from '../competitions/competitions.rules.ts';
import { findWorkoutAlone } from '../workouts/workouts.repository.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { findCards, type ListedCompetition, listPublished } from './competitions-list.repository.ts';

/** What the screen of a board shows first, as the calls that it stands for give it to a visitor. */
export type BoardData = (parts: Parts, competitionId: string) => Promise<object>;

/** What competitions show to those who only read the head of a page. */
export function competitionPages(boardData: BoardData): PublicPageKind[] {
  const board = async (parts: Parts, id: string): Promise<PublicPage | null> => {
    const page = await pageOf(parts, id, leaderboardPage);
    return page && { ...page, data: await boardData(parts, id) };
  };
  return [
    { name: 'competitionDetail', find: (parts, { id = '' }) => pageOf(parts, id, detailPage) },
    { name: 'leaderboard', find: (parts, { id = '' }) => board(parts, id) },
    { name: 'competitionWorkouts', find: (parts, { id = '' }) => pageOf(parts, id, workoutsPage) },
    { name: 'workoutDetail', find: (parts, { id = '' }) => workoutPage(parts, id) },
  ];
}

/** Competitions as one of the things that can be shared and featured, and that posts show cards of. */
export const sharedCompetitions: SharedThingKind = {
  segment: 'competition-detail',
  async find(parts, viewer, ids) {
    const found = await findCards(parts.database.sql, viewer?.personId ?? null, ids.filter(isId));
    return new Map(found.filter(maySee).map((card) => [card.id, sharedThing(card)]));
  },
  async search(parts, words, limit) {
    const filter = { search: words, lastDayOver: lastDayOver(parts.clock.now()) };
    const page = { sort: usualSort(undefined), limit, after: null };
    const { competitions } = await listPublished(parts.database.sql, filter, page);
    return competitions.map(sharedThing);
  },
};

async function pageOf(
  parts: Parts,
  competitionId: string,
  page: (competition: Competition) => PublicPage,
): Promise<PublicPage | null> {
  if (!isId(competitionId)) return null;
  const found = await findCompetition(parts.database.sql, competitionId, null);
  if (!found || !maySee({ ...found, state: found.competition.state })) return null;
  return page(found.competition);
}

function detailPage(competition: Competition): PublicPage {
  const { id, name, description } = competition;
  const line = lineOf(competition);
  const about = withoutMarkup(description);
  return {
    title: name,
    description: about === '' ? `${line}.` : `${line}. ${about}`,
    picture: { coverId: id, name, line },
    canonical: urlOf('competitionDetail', { id }),
  };
}

function leaderboardPage(competition: Competition): PublicPage {
  const { id, name } = competition;
  const line = lineOf(competition);
  return {
    title: thingTitles.leaderboard(name),
    description: `Places, points and every score of ${name}, as they land. ${line}.`,
    picture: { coverId: id, name, line: `Leaderboard · ${line}` },
    canonical: urlOf('leaderboard', { id }),
    first: { screen: 'leaderboard', heading: name },
  };
}

function workoutsPage(competition: Competition): PublicPage {
  const { id, name } = competition;
  return {
    title: thingTitles.workouts(name),
    description: `The workouts of ${name}: movements, standards and how each is scored. ${lineOf(competition)}.`,
    picture: { coverId: id, name, line: `Workouts · ${lineOf(competition)}` },
    canonical: urlOf('competitionWorkouts', { id }),
  };
}

/** A workout whose time has not come says no more than its competition. */
async function workoutPage(parts: Parts, workoutId: string): Promise<PublicPage | null> {
  const workout = isId(workoutId) ? await findWorkoutAlone(parts.database.sql, workoutId) : null;
  if (!workout) return null;
  const title = isReleased(workout, parts.clock.now()) ? workout.name : `Workout ${workout.position}`;
  return pageOf(parts, workout.competitionId, (competition) => ({
    title,
    description: `${title} of ${competition.name}. ${lineOf(competition)}.`,
    picture: { coverId: competition.id, name: title, line: competition.name },
    canonical: urlOf('workoutDetail', { id: workout.id }),
  }));
}

function lineOf(competition: Competition): string {
  const line = `${daysText(competition.startsOn, competition.endsOn)} · ${placeLine(competition)}`;
  return competition.state === 'canceled' ? `Canceled · ${line}` : line;
}

/** Descriptions are written with **bold** and headings; a head has neither. */
function withoutMarkup(text: string): string {
  return text.replace(/\*\*/g, '').replace(/^#+ +/gm, '');
}

function sharedThing(card: ListedCompetition): SharedThing {
  const { id, name, startsOn, endsOn, divisionNames, entryCount, state } = card;
  const divisions = `${divisionNames.length} ${divisionNames.length === 1 ? 'division' : 'divisions'}`;
  return {
    segment: 'competition-detail',
    id,
    name,
    place: placeLine(card),
    size:
      state === 'canceled'
        ? 'Canceled'
        : `${divisions}, ${new Intl.NumberFormat('en').format(entryCount)} registered`,
    days: { startsOn, endsOn },
    live: state === 'live',
  };
}
