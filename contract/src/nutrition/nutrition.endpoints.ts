import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { exportReply } from '../http/export.schema.ts';
import {
  dayParams,
  diaryDay,
  entryParams,
  entryPatch,
  entryReply,
  keptDiary,
  mealCopy,
  newEntry,
  newQuickEntry,
  recentFood,
} from './diary.schema.ts';
import { diaryFile } from './diary-file.schema.ts';
import { foodLine, foodParams, foodReply, foodsQuery, foodVersionQuery } from './food.schema.ts';
import { historyDay, historyQuery } from './history.schema.ts';

export const searchFoods = endpoint({
  method: 'GET',
  path: '/api/foods',
  summary: 'Search the food table as one types: the best matches first',
  access: 'signed_in',
  query: foodsQuery,
  data: z.object({ foods: z.array(foodLine) }),
  errors: [],
});

export const getFood = endpoint({
  method: 'GET',
  path: '/api/foods/:foodId',
  summary: 'Get a food with all its figures and portions',
  access: 'signed_in',
  params: foodParams,
  query: foodVersionQuery,
  data: foodReply,
  errors: [],
});

export const getDiaryDay = endpoint({
  method: 'GET',
  path: '/api/diary/days/:day',
  summary: 'Get a day of my food diary',
  access: 'signed_in',
  params: dayParams,
  data: diaryDay,
  errors: [],
});

export const getKeptDiary = endpoint({
  method: 'GET',
  path: '/api/diary/days/:day/kept',
  summary:
    'Get what a device keeps of my diary for days without a network: the last days, and my foods whole',
  access: 'signed_in',
  params: dayParams,
  data: keptDiary,
  errors: [],
});

export const listRecentFoods = endpoint({
  method: 'GET',
  path: '/api/diary/recent-foods',
  summary: 'List the foods I ate lately, with how much of them',
  access: 'signed_in',
  data: z.object({ foods: z.array(recentFood) }),
  errors: [],
});

export const getDiaryHistory = endpoint({
  method: 'GET',
  path: '/api/diary/history',
  summary: 'Get what the days of my diary add up to',
  access: 'signed_in',
  query: historyQuery,
  data: z.object({ days: z.array(historyDay) }),
  errors: [],
});

export const exportDiary = endpoint({
  method: 'GET',
  path: '/api/diary/export',
  summary: 'Export my diary with all nutrients as a CSV file',
  access: 'signed_in',
  query: historyQuery,
  data: exportReply,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: [],
});

export const exportDiaryFile = endpoint({
  method: 'GET',
  path: '/api/diary/export/json',
  summary: 'Export my diary with all nutrients, water and weight for other programs',
  access: 'signed_in',
  query: historyQuery,
  data: diaryFile,
  rateLimit: { times: 10, perSeconds: 60 },
  errors: [],
});

const adding = {
  access: 'signed_in',
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 1000, perSeconds: 3600 },
} as const;

export const addEntry = endpoint({
  ...adding,
  method: 'POST',
  path: '/api/diary/entries',
  summary: 'Add a food to a meal of my diary',
  body: newEntry,
  data: entryReply,
  errors: ['diary_consent_needed', 'unknown_portion', 'too_heavy', 'too_many_entries', 'removed_elsewhere'],
});

export const addQuickEntry = endpoint({
  ...adding,
  method: 'POST',
  path: '/api/diary/quick-entries',
  summary: 'Add figures to a meal of my diary without a food',
  body: newQuickEntry,
  data: entryReply,
  errors: ['diary_consent_needed', 'too_many_entries', 'removed_elsewhere'],
});

export const copyMeals = endpoint({
  ...adding,
  method: 'POST',
  path: '/api/diary/copies',
  summary: 'Copy a meal or a day of my diary to another day',
  body: mealCopy,
  data: diaryDay,
  errors: ['diary_consent_needed', 'too_many_entries'],
});

export const changeEntry = endpoint({
  method: 'PATCH',
  path: '/api/diary/entries/:diaryEntryId',
  summary: 'Change how much I ate, in which meal, or the figures of a quick entry',
  access: { owner: 'diary_entry' },
  params: entryParams,
  body: entryPatch,
  data: entryReply,
  errors: ['diary_consent_needed', 'state_changed', 'unknown_portion', 'too_heavy', 'no_quick_entry'],
});

export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/api/diary/entries/:diaryEntryId',
  summary: 'Remove an entry from my diary',
  access: { owner: 'diary_entry' },
  params: entryParams,
  data: z.null(),
  errors: [],
});
