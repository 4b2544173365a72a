export const SCORE_WORDS = ['Very weak', 'Weak', 'Rather weak', 'Strong', 'Very strong'] as const;

/** Passwords up to this score count as weak. */
export const WEAK_SCORE = 2;
