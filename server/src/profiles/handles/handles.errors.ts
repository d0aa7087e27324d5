import { handleCodes } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(handleCodes);
const field = 'body.handle';

export const handleTaken = () => refusal('handle_taken', 'Somebody has this handle.', field);
export const handleReserved = () =>
  refusal('handle_reserved', 'This word stands for the house. Take another.', field);
export const handleChangedLately = (from: Date) =>
  refusal('handle_changed_lately', `It can be changed again from ${from.toISOString()}.`, field);
