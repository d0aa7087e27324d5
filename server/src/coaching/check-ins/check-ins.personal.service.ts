import type { KeptByConsent } from '../../accounts/consents/consents.service.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { coachingPersonalTables } from '../coachings/coachings.repository.ts';
import { notePersonalTables } from '../notes/notes.repository.ts';
import { screeningPersonalTables } from '../screening/screening.repository.ts';
import { trainerRequestPersonalTables } from '../trainer-requests/trainer-requests.repository.ts';
import { trainerSettingsPersonalTables } from '../trainer-settings/trainer-settings.repository.ts';
import { discardPhotos, erasePhotos } from './check-in-photos.service.ts';
import { forgetEarlierWeights } from './check-in-weights.service.ts';
import { checkInPersonalTables, deleteCheckIns, takeAnswered } from './check-ins.repository.ts';
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

/** A check-in that isn't answered yet stays: it holds the trainer's questions alone. */
export const coachingByConsent: readonly KeptByConsent[] = [
  {
    purpose: 'check_in',
    erase: async (parts, tx, personId) => {
      const answered = await takeAnswered(tx.sql, personId);
      await discardPhotos(parts, tx, answered);
      await deleteCheckIns(tx.sql, answered);
    },
  },
  { purpose: 'body', erase: forgetEarlierWeights },
  { purpose: 'screening', tables: screeningPersonalTables },
];
