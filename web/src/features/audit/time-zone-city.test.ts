import { expect, it } from 'vitest';
import { timeZoneCity } from './time-zone-city.ts';

it.each([
  ['America/Sao_Paulo', 'São Paulo'],
  ['America/New_York', 'New York'],
  ['Europe/Lisbon', 'Lisbon'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the city of %s is %s', (timeZone, city) => {
  expect(timeZoneCity(timeZone)).toBe(city);
});
