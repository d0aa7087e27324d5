import type { HelpAnswer, HelpTopic } from '@chalkline/contract/showcase/help-topics.ts';

/** The topics with the answers that hold every word that was typed; all of them when nothing was. */
export function findAnswers(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return topics
    .map((topic) => ({ ...topic, answers: topic.answers.filter((answer) => holds(topic, answer, words)) }))
    .filter(({ answers }) => answers.length > 0);
}

/** A word counts where it begins one, so that a search can be read while it is typed. */
function holds(topic: HelpTopic, answer: HelpAnswer, words: readonly string[]): boolean {
  const { question, answer: paragraphs, also = '' } = answer;
  const text = ` ${plain([topic.title, question, ...paragraphs, also].join(' '))}`;
  return words.every((word) => text.includes(` ${word}`));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
