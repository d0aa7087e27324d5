import type {
  CommunityProgramReply,
  ProgramCardReply,
  ProgramReply,
} from '@chalkline/contract/programs/program.schema.ts';
import { exerciseIds } from '@chalkline/contract/programs/program-tree.rules.ts';
import type { ProgramShown, WholeProgram } from './catalog.service.ts';

/** Every program is free: none can have a price. */
export function presentCard(program: ProgramShown): ProgramCardReply {
  const { programId, name, desc, imagePath, video, level, weeks, workouts, exerciseCount, coach } = program;
  return {
    ...{ id: programId, name, desc: desc || null, image: imagePath, video, level, coach },
    ...{ is_free: 1, price: null },
    ...{ number_of_weeks: weeks, number_of_workouts: workouts, number_of_exercises: exerciseCount },
  };
}

export function presentCommunityProgram(program: WholeProgram): CommunityProgramReply {
  const { level: _, ...card } = presentCard(program);
  const names = new Map(program.exercises.map(({ id, name }) => [id, name]));
  const workouts = program.tree.weeks.flatMap(({ days }, week) =>
    days.map((day) => ({
      week: week + 1,
      name: day.name,
      exercises: exerciseIds(day).map((id) => ({ id, name: names.get(id) ?? '' })),
    })),
  );
  return { ...card, workouts };
}

export function presentProgram(program: WholeProgram): ProgramReply {
  const { coachId, number, publishedAt, communityId, communityName, tree, exercises, isMine } = program;
  const community =
    communityId !== null && communityName !== null ? { id: communityId, name: communityName } : null;
  return {
    ...presentCard(program),
    ...{ coachId, number, publishedAt: publishedAt.toISOString(), community, tree, isMine },
    exercises: [...exercises],
  };
}
