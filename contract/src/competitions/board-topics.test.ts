import { expect, it } from 'vitest';
import { topicPattern } from '../live/live-stream.ts';
import { boardTopic, insideBoardTopic } from './board-topics.ts';

const divisionId = '01a1fe0d-46b2-755e-a942-a151897bb403';

it.each([boardTopic, insideBoardTopic])('names topics that a stream takes', (topic) => {
  expect(topic(divisionId)).toMatch(topicPattern);
});
