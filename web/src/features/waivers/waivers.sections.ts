import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import { screenSection } from '../../platform/screen-section.ts';
import type { PapersProps } from './papers/papers.section.tsx';

/** What a person answers and signs before they take part. */
export const papersSection = screenSection<PapersProps>({
  key: 'papers',
  label: 'Questions and waivers',
  load: async () => (await import('./papers/papers.section.tsx')).PapersSection,
});

/** Waivers for those who manage what they belong to: edit, and who has signed. */
export const waiversSection = screenSection<{ subject: PaperSubjectName }>({
  key: 'waivers',
  label: 'Waivers',
  load: async () => (await import('./organizer/waivers.section.tsx')).WaiversSection,
});

/** Questions for those who manage what they belong to: edit, and the answers. */
export const questionsSection = screenSection<{ subject: PaperSubjectName }>({
  key: 'questions',
  label: 'Questions',
  load: async () => (await import('./organizer/questions.section.tsx')).QuestionsSection,
});
