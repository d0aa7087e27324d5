import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import { subjectQuery } from './paper-subjects.ts';
import { answersQuery, answersReply, myAnswers, questionForm, questionsReply } from './question.schema.ts';

export const getQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  summary: 'Questions of a competition, group or event in their order, with your own answers',
  access: 'public',
  guests: 'everywhere',
  query: subjectQuery,
  data: questionsReply,
  errors: [],
});

export const setQuestions = endpoint({
  method: 'PUT',
  path: '/api/questions',
  summary: 'Set all questions in their order. Answers keep the wording they were given to',
  access: { owner: 'questions' },
  body: questionForm,
  data: questionsReply,
  errors: ['papers_closed', 'state_changed'],
});

export const answerQuestions = endpoint({
  method: 'PUT',
  path: '/api/questions/answers/mine',
  summary: 'Answer the questions about yourself, or change your answers',
  access: { owner: 'answers' },
  body: myAnswers,
  data: questionsReply,
  errors: ['papers_closed', 'answers_closed', 'answer_required', 'upload_unknown'],
  rateLimit: { times: 60, perSeconds: 3600 },
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/questions/answers',
  summary: 'List all answers by person and order, with the wording of their time',
  access: { owner: 'answers' },
  query: answersQuery,
  data: z.array(answersReply),
  shape: 'list',
  errors: [],
});

export const exportAnswers = endpoint({
  method: 'GET',
  path: '/api/questions/answers/export',
  summary: 'Export all answers as CSV, one row per person or order',
  access: { owner: 'answers' },
  query: subjectQuery,
  data: exportReply,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
