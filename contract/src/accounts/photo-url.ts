/** A profile photo's path; empty for none, which shows initials. */
export const photoUrl = (key: string | null): string => (key ? `/api/profile_photos/${key}` : '');
