import type { PersonalData } from '../../platform/personal-data.ts';
import { discardUploadsOf } from '../../uploads/uploads.attach.service.ts';
import { guardianPersonalTables } from '../guardian-requests/guardian-requests.repository.ts';
import { waiverPersonalTables } from '../signatures/signatures.repository.ts';
import { answerFileKind } from './questions.keep.service.ts';
import { findAnswersWithFile, questionPersonalTables } from './questions.repository.ts';

/** Answers go with their person, files included; signatures stay as the organizer's proof. */
export const waiversPersonalData: PersonalData = {
  domain: 'waivers',
  tables: [...waiverPersonalTables, ...guardianPersonalTables, ...questionPersonalTables],
  erase: async (parts, tx, person) => {
    for (const id of await findAnswersWithFile(tx.sql, person)) {
      await discardUploadsOf(parts, tx, { kind: answerFileKind, id });
    }
  },
};
