import type {
  CommunityProgramReply,
  ProgramCardReply,
  ProgramReply,
} from '@chalkline/contract/programs/program.schema.ts';
import { exerciseIds } from '@chalkline/contract/programs/program-tree.rules.ts';
import type { ProgramShown, WholeProgram } from './catalog.service.ts';

export function presentCard(program: ProgramShown): ProgramCardReply {
  const { programId, name, desc, imagePath, video, level, weeks, workouts, exerciseCount, coach } = program;
  const { price: amount, currency, isBought } = program;
  return {
    id: programId,
    name,
    desc: desc || null,
    image: imagePath,
    video,
    level,
    coach,
    is_free: amount === 0 ? 1 : 0,
    price: amount === 0 ? null : { amount, currency },
    is_bought: isBought,
    number_of_weeks: weeks,
    number_of_workouts: workouts,
    number_of_exercises: exerciseCount,
  };
}

/** What is seen of a paid program before it is bought. */
const nothing = { weeks: [] };

export function presentCommunityProgram(program: WholeProgram): CommunityProgramReply {
  const { level: _, ...card } = presentCard(program);
  const names = new Map(program.exercises.map(({ id, name }) => [id, name]));
  const { weeks } = program.isLocked ? nothing : program.tree;
  const workouts = weeks.flatMap(({ days }, week) =>
    days.map((day) => ({
      week: week + 1,
      name: day.name,
      exercises: exerciseIds(day).map((id) => ({ id, name: names.get(id) ?? '' })),
    })),
  );
  return { ...card, workouts };
}

export function presentProgram(program: WholeProgram): ProgramReply {
  const {
    coachId,
    number,
    publishedAt,
    communityId,
    communityName,
    tree,
    exercises,
    isMine,
    isLocked,
    equipment,
  } = program;
  const community =
    communityId !== null && communityName !== null ? { id: communityId, name: communityName } : null;
  return {
    ...presentCard(program),
    coachId,
    number,
    publishedAt: publishedAt.toISOString(),
    community,
    isMine,
    isLocked,
    equipment,
    tree: isLocked ? nothing : tree,
    exercises: isLocked ? [] : [...exercises],
  };
}
