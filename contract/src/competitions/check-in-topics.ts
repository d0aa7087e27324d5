// Apart from the schemas: screens that watch the desk need no schema.

export const checkInsTopicPrefix = 'check-ins';
export const checkInsTopic = (competitionId: string) => `${checkInsTopicPrefix}:${competitionId}`;
export const checkInsChangedKind = 'check_ins_changed';
