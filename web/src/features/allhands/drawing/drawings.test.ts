import { expect, it, vi } from 'vitest';
import { Drawings } from './drawings.ts';
import type { Shape } from './shapes.ts';

const line = (points: number): Shape => ({
  kind: 'pen',
  points: Array.from({ length: points }, (_, at) => [0.1234, at / points] as const),
});
const add = (shape: Shape) => ({ type: 'add', shape }) as const;

it('pitfall 25: a drawing belongs to its section and tab, and undo affects only it', () => {
  const onNotKept = vi.fn();
  const drawings = new Drawings(onNotKept);
  drawings.change('3Q2024 map', add(line(3)));
  drawings.change('3Q2024 mea', add(line(2)));
  drawings.change('4Q2024 map', add(line(9)));
  drawings.change('3Q2024 mea', { type: 'undo' });
  expect(drawings.read('3Q2024 mea').shapes).toEqual([]);

  const reloaded = new Drawings(onNotKept);
  expect(reloaded.read('3Q2024 map').shapes).toEqual([line(3)]);
  expect(reloaded.read('3Q2024 mea').shapes).toEqual([]);
  expect(reloaded.read('4Q2024 map').shapes).toEqual([line(9)]);
  reloaded.change('3Q2024 map', { type: 'clear' });
  expect(new Drawings(onNotKept).read('3Q2024 map').shapes).toEqual([]);
  expect(onNotKept).not.toHaveBeenCalled();
});

it('a full storage is reported once and the drawing stays; invalid data is ignored', () => {
  const onNotKept = vi.fn();
  const drawings = new Drawings(onNotKept);
  drawings.change('map', add(line(5)));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  drawings.change('map', add(line(6)));
  drawings.change('mea', add(line(7)));
  full.mockRestore();
  expect(onNotKept).toHaveBeenCalledOnce();
  expect(drawings.read('map').shapes).toEqual([line(5), line(6)]);
  expect(drawings.read('mea').shapes).toEqual([line(7)]);
  expect(new Drawings(onNotKept).read('map').shapes).toEqual([line(5)]);

  for (const broken of ['{', '[{"kind":"pen"}]', '[{"kind":"pen","points":[["a",1]]}]', 'null']) {
    sessionStorage.setItem('allhands drawing kpi', broken);
    expect(new Drawings(onNotKept).read('kpi').shapes).toEqual([]);
  }
});

it('a drawing over its storage limit is not stored', () => {
  const onNotKept = vi.fn();
  const drawings = new Drawings(onNotKept);
  for (let at = 0; at < 12; at += 1) drawings.change('map', add(line(2_000)));
  expect(onNotKept).toHaveBeenCalledOnce();
  expect(drawings.read('map').shapes).toHaveLength(12);
});
