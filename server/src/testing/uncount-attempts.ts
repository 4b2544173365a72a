/** SQL that stops counting for rate limits, for a load that one account sends (D62). */
export const UNCOUNT_ATTEMPTS = `
  create or replace function uncount_attempt() returns trigger
    language plpgsql as 'begin return null; end';
  create or replace trigger uncount_attempt before insert on rate_limit_attempts
    for each row execute function uncount_attempt()`;
