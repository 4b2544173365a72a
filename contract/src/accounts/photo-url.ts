/** A profile photo's path; empty for none, which shows initials. */
export function photoUrl(key: string | null): string {
  return key ? `/api/profile_photos/${key}` : '';
}
