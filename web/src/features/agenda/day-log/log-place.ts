/** Where the log is shown: the addresses of what its lines lead to, and the unit of loads. */
export interface LogPlace {
  readonly unit: 'kg' | 'lb';
  readonly history: string;
  readonly program: string;
  readonly diary: 'trackDiet' | 'mobileTrackDiet';
}
