import { expect, it } from 'vitest';
import { namesakeNotes } from './namesakes.ts';

const person = (employee_id: number, name: string, area: string) => ({
  employee_id,
  name,
  area,
  cargo: 'Head',
});

it('only people who share a name get area and position', () => {
  const people = [
    person(1, 'João Silva', 'Finance'),
    person(2, 'JOÃO SILVA', 'Legal'),
    person(3, 'Ana', 'Legal'),
    // The same person twice, as in a list of leave.
    person(3, 'Ana', 'Legal'),
  ];
  expect([...namesakeNotes(people)]).toEqual([
    [1, 'Finance · Head'],
    [2, 'Legal · Head'],
  ]);
});
