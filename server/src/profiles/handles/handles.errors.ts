import { handleCodes, profileTexts } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(handleCodes, profileTexts);
const path = 'body.handle';

export const handleTaken = () => refusal('handle_taken', { path });
export const handleReserved = () => refusal('handle_reserved', { path });
export const handleChangedLately = (from: Date) =>
  refusal('handle_changed_lately', { path, detail: `You can change it from ${from.toISOString()}.` });
