/** Words of pain and injury, in plain lower case. */
export const painWords =
  /\b(pains?|painful|hurts?|hurting|ach(e|es|ing|y)|sore(ness)?|injur\w*|sprain\w*|strained|pulled (a|my)|tore|torn|tear in|swollen|swelling|numb\w*|tingl\w*|pinch(ed|ing)|inflam\w*|tend[io]n\w*itis|tendinopath\w*|arthritis|bursitis|sciatica|hernia\w*|(slipped|bulging) dis[ck]|fractur\w*|broke my|broken (arm|leg|toe|foot|finger|wrist|rib|collarbone|ankle|bone|hand)|concuss\w*|dislocat\w*|surgery|operated|rehab\w*|physio\w*|shin splints|plantar|rotator cuff|impingement|acl|meniscus|spasms?|cramp\w*|stitches)\b/;
