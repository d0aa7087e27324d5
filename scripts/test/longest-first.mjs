import { BaseSequencer } from 'vitest/node';

/**
 * The files that take over half a minute, longest first. In a fresh clone Vitest knows their sizes only, and a long one
 * that begins last is waited for by all processors but one.
 */
export const longest = [
  'src/events/cancellations/killed-while-canceling.test.ts',
  'every-screen-of-people.test.ts',
  'every-screen-of-administrators.test.ts',
  'src/platform/launch/database-comes-back.test.ts',
  'src/leaks.walk.test.ts',
  'every-screen-of-visitors.test.ts',
  'an-athlete-registers.test.ts',
  'a-buyer-enters-a-code.test.ts',
  'a-day-takes-few-taps.test.ts',
  'an-athlete-keeps-a-food-diary.test.ts',
  'a-member-joins-and-cancels.test.ts',
  'people-take-part.test.ts',
  'a-partner-is-approved.test.ts',
  'src/demo/demo-goes-on.test.ts',
];

export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return longFirst(await super.sort(files));
  }
}

/**
 * The long ones of each project before its others, which stay in their order.
 * @template {{ moduleId: string, project: { name: string } }} File
 * @param {readonly File[]} files
 */
export function longFirst(files) {
  const projects = [...new Set(files.map(({ project }) => project.name))];
  const placeOf = ({ moduleId }) => {
    const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
    return place === -1 ? longest.length : place;
  };
  return files.toSorted(
    (a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || placeOf(a) - placeOf(b),
  );
}
