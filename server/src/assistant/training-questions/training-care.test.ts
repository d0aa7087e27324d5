import { expect, it } from 'vitest';
import { trainingCare } from './training-care.rules.ts';

it.each([
  'My knee hurts when I squat',
  'shoulder pain on bench press, what instead?',
  'Swap deadlifts, my lower back aches',
  'I strained my hamstring, make it lighter',
  'can I train with a sprained ankle',
  'my legs are really sore, should I train legs again',
  'I tore my ACL last year, which squat is safe',
  'What should I do with a slipped disc?',
  'exercises for sciatica',
  'tendinitis in my elbow',
  'my wrist is swollen after cleans',
  'rotator cuff exercises after surgery',
  'I pulled a muscle',
  'pinched nerve in the neck',
  'my fingers tingle when I press',
  'shin splints and running',
  'my elbow has been painful for weeks',
  'I broke my toe, can I row',
  'plantar fasciitis',
  'a lump and a hernia',
  'exercises for rehab of the shoulder',
  'I am sick, what can I train',
  'train with a fever?',
  'I have the flu',
  'I’ve got a cold, lighter workout please',
  'is it ok to lift with covid',
  'I feel dizzy after squats',
  'I was vomiting this morning, make it shorter',
  'my throat is sore',
  'taking antibiotics, can I train',
  'I get a headache when I press',
  'I have asthma, what cardio',
  'I have a heart condition',
  'I’m pregnant, which ab exercises',
  'I’m 14, heavier squats?',
  'training with diabetes',
  'my blood pressure is high, may I deadlift',
])('abstains on pain and illness: %s', (question) => {
  const reply = trainingCare(question);
  expect(reply).toMatchObject({ kind: 'care', sources: [], proposal: null });
});

it.each([
  ['chest pain during burpees', 'call emergency services now'],
  ['I fainted after my last set', 'call emergency services now'],
  ['I want to kill myself', 'Talk to someone now'],
  ['I make myself throw up after dinner', 'eating this little'],
  ['how much clenbuterol should I take', 'no doses'],
])('answers “%s” as the nutrition assistant does', (question, said) => {
  expect(trainingCare(question)?.title.text).toContain(said);
});

it.each([
  'how do I do a Romanian deadlift',
  'exercises for chest with dumbbells',
  'what did I squat last time',
  'skull crusher form',
  'swap squats with leg press',
  'add a set of pull ups',
  'pinch grip with plates',
  'make it heavier',
  'sissy squat',
  'broken up sets of ten',
  'good mornings with a barbell',
  'how many workouts did I do this month',
])('lets other questions through: %s', (question) => {
  expect(trainingCare(question)).toBe(null);
});
