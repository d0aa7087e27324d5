import type { PersonalData } from '../../platform/personal-data.ts';
import { coachingPersonalTables } from '../coachings/coachings.repository.ts';
import { notePersonalTables } from '../notes/notes.repository.ts';
import { screeningPersonalTables } from '../screening/screening.repository.ts';
import { trainerRequestPersonalTables } from '../trainer-requests/trainer-requests.repository.ts';
import { trainerSettingsPersonalTables } from '../trainer-settings/trainer-settings.repository.ts';
import { erasePhotos } from './check-in-photos.service.ts';
import { checkInPersonalTables } from './check-ins.repository.ts';
import { formPersonalTables } from './forms.repository.ts';

/** A coaching goes with either of its people, and what the two kept together with it. */
export const coachingPersonalData: PersonalData = {
  domain: 'coaching',
  tables: [
    ...checkInPersonalTables,
    ...formPersonalTables,
    ...notePersonalTables,
    ...screeningPersonalTables,
    ...coachingPersonalTables,
    ...trainerRequestPersonalTables,
    ...trainerSettingsPersonalTables,
  ],
  erase: erasePhotos,
};
