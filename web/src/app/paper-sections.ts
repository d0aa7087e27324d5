import type { PaperSections } from '../features/competitions/paper-sections.ts';
import type { EventPapers } from '../features/events/event-papers.tsx';
import type { MembershipSlots } from '../features/memberships/gym-waiver-slots.ts';
import {
  gymWaiversSection,
  myPapersSection,
  ownWaiversSection,
  papersSection,
  papersSetupSection,
  placePapersSection,
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

/** The same on the screens of events. */
export const eventPapers: EventPapers = {
  order: papersSection,
  ticket: placePapersSection,
  questions: questionsSection,
  waivers: waiversSection,
};

/** The waivers of a gym: for its administrators, and for its members. */
export const gymWaivers: MembershipSlots = { waivers: gymWaiversSection, ownWaivers: ownWaiversSection };

/** Signing on the device of a desk. */
export const signingAtDesk = placePapersSection;
