import type { KeptByConsent } from '../../accounts/consents/consents.service.ts';
import { deleteDrinks, deleteWeights } from '../measures/measures.service.ts';
import { deleteTargets } from '../targets/targets.service.ts';
import { deleteDiary } from './diary.repository.ts';

/** Own foods, recipes and favorites stay: they say what foods are, not what somebody ate. */
export const nutritionByConsent: readonly KeptByConsent[] = [
  {
    purpose: 'diary',
    erase: async (_, tx, personId) => {
      await deleteDiary(tx.sql, personId);
      await deleteDrinks(tx.sql, personId);
      await deleteTargets(tx.sql, personId);
    },
  },
  { purpose: 'body', erase: (_, tx, personId) => deleteWeights(tx.sql, personId) },
];
