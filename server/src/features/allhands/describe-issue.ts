import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in [ ]',
  object: 'a group in { }',
};

interface Told {
  place: (string | number)[];
  message: string;
}

/** Describes a schema issue to someone who writes JSON by hand; one message for each unknown name. */
export function describeIssue(issue: z.core.$ZodIssue): Told[] {
  const place = issue.path.filter((key) => typeof key !== 'symbol');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        place: [...place, key],
        message: 'A deck has nothing of this name here',
      }));
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      const missing = issue.message === 'This is required';
      if (!kind) return [{ place, message: issue.message }];
      return [{ place, message: missing ? `This is missing: ${kind}` : `This must be ${kind}` }];
    }
    case 'invalid_value':
      return [{ place, message: `This must be one of ${issue.values.map(String).join(', ')}` }];
    default:
      return [{ place, message: issue.message }];
  }
}
