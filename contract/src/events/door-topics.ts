// Apart from the schemas: screens that watch a door need no schema.

export const doorTopicPrefix = 'door';
export const doorTopic = (eventId: string) => `${doorTopicPrefix}:${eventId}`;
export const doorChangedKind = 'door_changed';
