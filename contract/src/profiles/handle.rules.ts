/** 3 to 30 small letters, digits and underscores, a letter first: readable aloud, safe in an address. */
export const handlePattern = /^[a-z][a-z0-9_]{2,29}$/;

/** Days between two changes; a first handle may be taken at any time. */
export const handleChangeDays = 30;

/** Days that a handle which was given up is kept from others, so that nobody is taken for its former owner. */
export const handleRestDays = 90;

/** Words that would pass for the product, its people or a part of an address. */
const reserved: ReadonlySet<string> = new Set(
  `about account accounts admin administrator admins all anonymous api app apps athlete billing chalkline challenge
  challenges coach community communities competition competitions contact deleted deleted_member demo everybody
  everyone event events groups guest health help home judge judges legal login logout mail me member members
  message messages moderator moderators news nobody notifications null official organisation organization organizer owner
  partner partners password payments privacy profile profiles receptionist register root search security settings
  staff status support system team teams terms test trainee trainer trainers undefined user users webmaster`.split(
    /\s+/,
  ),
);

/** Underscores and digits make no other word of it: `admin_1` is `admin`. */
export function isReservedHandle(handle: string): boolean {
  const bare = handle.replace(/[_0-9]+/g, '');
  return reserved.has(handle) || reserved.has(bare);
}
