import type { PersonalData } from '../../platform/personal-data.ts';
import { keepFinalStandingsOf } from '../challenges/final-standings.service.ts';
import { activityPersonalTables } from './personal.repository.ts';

export const activitiesPersonalData: PersonalData = {
  domain: 'activities',
  tables: activityPersonalTables,
  erase: (parts, tx, { id }) => keepFinalStandingsOf(parts, tx, id),
};
