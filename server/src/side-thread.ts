/** The program of the side thread: see platform/side-thread/make-thread.ts. It loads only what its tasks need. */
import { listCutsTask, makeCutTask, undoCutTask } from './competitions/cut-plans/cut-plans.service.ts';
import { comparePlacesTask } from './competitions/imports/file-places.service.ts';
import { explainTask } from './competitions/standings/boards.explain.service.ts';
import { rankDivisionTask, rankFirstTask } from './competitions/standings/boards.rank.service.ts';
import { rippleTask } from './competitions/standings/boards.ripple.service.ts';
import { findOnBoardTask } from './competitions/standings/boards.search.service.ts';
import { tryScoreTask } from './competitions/standings/boards.trial.service.ts';
import { writePdfTask } from './platform/pdf/write-pdf.ts';
import { serveTasks } from './platform/side-thread/serve-tasks.ts';

serveTasks([
  rankDivisionTask,
  rankFirstTask,
  explainTask,
  findOnBoardTask,
  tryScoreTask,
  rippleTask,
  comparePlacesTask,
  listCutsTask,
  makeCutTask,
  undoCutTask,
  writePdfTask,
]);
