import type { ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import { presentSheetRow } from '../scores/scores.present.ts';
import type { RankedSheetRow } from './boards.sheet.service.ts';

export function presentRankedRow({ ranked, ...row }: RankedSheetRow): ScoreSheetRow {
  return { ...presentSheetRow(row), ranked };
}
