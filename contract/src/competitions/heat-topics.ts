// Apart from the schemas: screens that watch heats need no schema.

export const heatsTopicPrefix = 'heats';
export const heatsTopic = (competitionId: string) => `${heatsTopicPrefix}:${competitionId}`;
export const heatsChangedKind = 'heats_changed';
