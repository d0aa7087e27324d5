import type { RegistrationSettingsRow } from './registration-settings.table.ts';

/** How registration is set up before anybody has done so. */
export const usualSettings = {
  isOpen: false,
  opensAt: null,
  closesAt: null,
  capacity: null,
  currency: 'USD',
  taxRate: null,
  holdMinutes: 10,
  refundRule: [],
  transfers: true,
  version: 0,
} as const satisfies Omit<RegistrationSettingsRow, 'competitionId'>;
