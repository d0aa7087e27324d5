import type { PaperSections } from '../features/competitions/paper-sections.ts';
import {
  myPapersSection,
  papersSection,
  papersSetupSection,
  questionsSection,
  waiversSection,
} from '../features/waivers/waivers.sections.ts';

/** Questions and waivers on the screens of competitions. */
export const paperSections: PaperSections = {
  register: papersSection,
  mine: myPapersSection,
  setup: papersSetupSection,
  questions: questionsSection,
  waivers: waiversSection,
};
