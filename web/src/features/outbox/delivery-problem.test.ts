import { expect, test } from 'vitest';
import { deliveryProblem } from './delivery-problem.ts';

const rejected = "Can't send mail - all recipients were rejected: ";

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', /doesn’t accept connections/],
  ['getaddrinfo ENOTFOUND mail.acme.example', /no mail server under this name/],
  ['Connection timeout', /doesn’t answer/],
  ['Invalid login: 535 5.7.8 Error: authentication failed', /didn’t accept the intranet’s sign-in/],
  [
    'Mail command failed: 530 5.7.0 Authentication required',
    /didn’t accept the intranet’s sign-in/,
  ],
  ['self-signed certificate', /encrypted connection/],
  ['Mail command failed: 550 5.1.8 Sender rejected', /refused the sender/],
  [`${rejected}550 5.1.1 User unknown`, /refused this recipient for good/],
  [`${rejected}451 4.7.1 Greylisted`, /refused the email for now/],
])('%s in plain words', (error, words) => {
  expect(deliveryProblem(error)).toMatch(words);
});

test('an unknown error has no words but its own', () => {
  expect(deliveryProblem('Something else')).toBeNull();
});
