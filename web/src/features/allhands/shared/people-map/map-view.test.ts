import { expect, it } from 'vitest';
import { DECK_3Q2024 } from '../../deck.fixture.ts';
import { mapView, project } from './map-view.ts';

it.each([
  { place: 'the middle', longitude: 0, latitude: 0, x: 500, y: 500 },
  { place: 'the upper right corner', longitude: 180, latitude: 85.0511, x: 1_000, y: 0 },
  { place: 'São Paulo', longitude: -46.63, latitude: -23.55, x: 370.5, y: 567.3 },
])('the map’s units: $place', ({ longitude, latitude, x, y }) => {
  const [px, py] = project(longitude, latitude);
  expect(px).toBeCloseTo(x, 0);
  expect(py).toBeCloseTo(y, 0);
});

it('spec §2: everybody is on the map, in circles without overlap', () => {
  const { spots, viewBox } = mapView(DECK_3Q2024.places);
  expect(spots.reduce((sum, { people }) => sum + people, 0)).toBe(46);
  expect(spots[0]).toMatchObject({ region: 'Brasil', people: 30 });
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
    }
  }
  // On the left, Santiago's name doesn't cover the circle of Florianópolis.
  const sideOf = (city: string) => spots.find(({ cities }) => cities[0] === city)?.side;
  expect([sideOf('Santiago'), sideOf('São Paulo')]).toEqual([-1, 1]);
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  for (const { x, y } of spots) {
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
  }
});

it('a quarter with a single place has a map', () => {
  const [place] = DECK_3Q2024.places;
  const { viewBox } = mapView(place ? [place] : []);
  expect(viewBox.split(' ').slice(2)).toEqual(['60', '60']);
});
