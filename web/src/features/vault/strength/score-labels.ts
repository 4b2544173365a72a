/** What zxcvbn's scores mean, from 0 to 4. */
export const SCORE_WORDS = ['Very weak', 'Weak', 'Rather weak', 'Strong', 'Very strong'] as const;

/** Up to this score a password belongs among the weak ones. */
export const WEAK_SCORE = 2;
