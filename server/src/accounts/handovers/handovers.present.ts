interface Handover {
  readonly code: string;
  readonly endsAt: Date;
}

export function presentHandover({ code, endsAt }: Handover) {
  return { code, endsAt: endsAt.toISOString() };
}
