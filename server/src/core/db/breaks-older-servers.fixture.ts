const BREAKING = [
  /^drop\b/,
  /^truncate\b/,
  /^delete from\b/,
  /^alter table .*\bdrop\b/,
  /^alter table .*\brename\b/,
  /^alter table .*\balter\b.*\b(type|set not null|drop default)\b/,
  /^alter table .*\badd (constraint|check|unique|exclude|primary|foreign)\b/,
];

/** Older servers do not set a new required column. */
const demandsColumn = (part: string) =>
  /\badd\b/.test(part) && /\bnot null\b/.test(part) && !/\bdefault\b|\bgenerated\b/.test(part);

/** Removes quoted texts and dollar-quoted bodies, whose semicolons end no statement. */
function bare(text: string): string {
  return text.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").replace(/'(?:[^']|'')*'/g, "''");
}

/**
 * Finds statements of a migration that would break a server of the previous release, because they
 * drop, rename or require a column. A comment right above allows one: `-- contract: <why nothing
 * uses it any more>`.
 */
export function breaksOlderServers(migration: string): string[] {
  const made = new Set<string>();
  return bare(migration)
    .split(';')
    .filter((text) => {
      const reason = /--\s*contract:[ \t]*\S/.test(text);
      const statement = text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
      const [, table] = /^create table (?:if not exists )?(\w+)/.exec(statement) ?? [];
      if (table) made.add(table);
      const [, on] =
        /^(?:alter table|create unique index .*? on) (?:only )?(\w+)/.exec(statement) ?? [];
      if (reason || (on && made.has(on))) return false;
      if (/^create unique index\b/.test(statement)) return true;
      if (/^alter table\b/.test(statement) && statement.split(',').some(demandsColumn)) return true;
      return BREAKING.some((kind) => kind.test(statement));
    })
    .map((text) => text.trim());
}
