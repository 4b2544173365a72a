import { describe, expect, it } from 'vitest';
import { pageOfEncodedLink, repairEmailedLink } from './emailed-links.ts';

const TOKEN = 'aB3-_9xKq0Zt7LmN2pRs4UvWyE6hJd8fGcToIiXbQkA';
const CODE = '7K2QD-9XW4M-0ATZ3-HB8RN-5VEJC';

describe('F4, D65: an emailed link is read as it was sent', () => {
  it.each([
    [`/leave-decision#${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision%23${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision%2523${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision%252523${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision/#${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision/%23${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision#%23${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision##${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision?data=05#${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision?data=05%23${TOKEN}`, `/leave-decision#${TOKEN}`],
    [`/leave-decision%23${TOKEN}?data=05`, `/leave-decision#${TOKEN}`],
    [`/leave-decision%23${TOKEN}#x`, `/leave-decision#${TOKEN}`],
    [`/verify-reset-code#${CODE}`, `/verify-reset-code#${CODE}`],
    [`/verify-reset-code%23${CODE}`, `/verify-reset-code#${CODE}`],
    [`/verify-reset-code%2523${CODE}&data=05`, `/verify-reset-code#${CODE}`],
    [`/verify-reset-code%23${CODE.toLowerCase()}`, `/verify-reset-code#${CODE.toLowerCase()}`],
    [`/first-admin%23${TOKEN}`, `/first-admin#${TOKEN}`],
    [`/first-admin/%2523${TOKEN}.`, `/first-admin#${TOKEN}`],
    [`/join%23${TOKEN}`, `/join#${TOKEN}`],
    ['/leave-decision#', '/leave-decision#'],
    ['/leave-decision%23', '/leave-decision#'],
  ])('%s', (address, repaired) => {
    expect(repairEmailedLink(address)).toBe(repaired);
    expect(repairEmailedLink(repaired)).toBe(repaired);
  });

  it.each([
    '.',
    ',',
    ')',
    '>',
    '"',
    '”',
    '’',
    '%22',
    '%3E',
    '&data=05',
    '&amp;x',
    '/',
    ';',
    '!',
    '%20and',
    '\u00a0',
  ])('the secret ends before “%s”', (tail) => {
    expect(repairEmailedLink(`/leave-decision#${TOKEN}${tail}`)).toBe(`/leave-decision#${TOKEN}`);
    expect(repairEmailedLink(`/verify-reset-code%23${CODE}${tail}`)).toBe(
      `/verify-reset-code#${CODE}`,
    );
  });

  it.each([
    '/leave-decision',
    '/leave-decision?next=/home',
    '/verify-reset-code/',
    '/login%23token',
    '/single-sign-on#code=a%2Bb&state=c',
    '/allhands#people',
    '/leave-decisions%23x',
    '/vacation/leave-decision%23x',
    '/',
  ])('none: %s', (address) => {
    expect(repairEmailedLink(address)).toBeNull();
  });
});

it.each([
  [`/leave-decision%23${TOKEN}`, '/leave-decision'],
  [`/verify-reset-code/%2523${CODE}`, '/verify-reset-code'],
  ['/first-admin%23', '/first-admin'],
  ['/join%23', '/join'],
  ['/leave-decision', null],
  ['/login%23x', null],
])('F4: the page of a path with an encoded #: %s', (path, page) => {
  expect(pageOfEncodedLink(path)).toBe(page);
});
