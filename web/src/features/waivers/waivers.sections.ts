import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import { screenSection } from '../../platform/screen-section.ts';
import type { QuestionsProps } from './organizer/questions.section.tsx';
import type { MyPapersProps } from './papers/my-papers.section.tsx';
import type { PapersProps } from './papers/papers.section.tsx';
import type { PlacePapersProps } from './papers/place-papers.section.tsx';

/** What a person answers and signs before they take part. */
export const papersSection = screenSection<PapersProps>({
  key: 'papers',
  label: 'Questions and waivers',
  load: async () => (await import('./papers/papers.section.tsx')).PapersSection,
});

/** What is answered and signed for one place, such as a ticket. */
export const placePapersSection = screenSection<PlacePapersProps>({
  key: 'place-papers',
  label: 'Questions and waivers',
  load: async () => (await import('./papers/place-papers.section.tsx')).PlacePapersSection,
});

/** What somebody who takes part has answered and signed. */
export const myPapersSection = screenSection<MyPapersProps>({
  key: 'my-papers',
  label: 'Your answers and waivers',
  load: async () => (await import('./papers/my-papers.section.tsx')).MyPapersSection,
});

/** On the screen of one’s memberships: what the gym asks one to sign. */
export const ownWaiversSection = screenSection<{ subject: PaperSubjectName }>({
  key: 'own-waivers',
  label: 'Waivers',
  load: async () => (await import('./papers/own-waivers.section.tsx')).OwnWaiversSection,
});

/** Questions and waivers while something is set up. */
export const papersSetupSection = screenSection<{ subject: PaperSubjectName }>({
  key: 'papers-setup',
  label: 'Questions and waivers',
  load: async () => (await import('./organizer/setup.section.tsx')).PapersSetupSection,
});

/** Waivers for those who manage what they belong to: edit, and who has signed. */
export const waiversSection = screenSection<QuestionsProps>({
  key: 'waivers',
  label: 'Waivers',
  load: async () => (await import('./organizer/waivers.section.tsx')).WaiversSection,
});

/** The same of a gym, which has no zone of its own. */
export const gymWaiversSection = screenSection<{ subject: PaperSubjectName }>({
  key: 'gym-waivers',
  label: 'Waivers',
  load: async () => (await import('./organizer/waivers.section.tsx')).WaiversSection,
});

/** Questions for those who manage what they belong to: edit, and the answers. */
export const questionsSection = screenSection<QuestionsProps>({
  key: 'questions',
  label: 'Questions',
  load: async () => (await import('./organizer/questions.section.tsx')).QuestionsSection,
});
