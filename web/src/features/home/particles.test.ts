import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Animation, PARTICLES, startParticles } from './particles.ts';

const context = {
  arc: vi.fn(),
  beginPath: vi.fn(),
  clearRect: vi.fn(),
  fill: vi.fn(),
  moveTo: vi.fn(),
  setTransform: vi.fn(),
};
const stillness = Object.assign(new EventTarget(), { matches: false });
let frames: Map<number, FrameRequestCallback>;
let see: (isIntersecting: boolean) => void;
let animation: Animation;

beforeEach(() => {
  frames = new Map();
  stillness.matches = false;
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', () => stillness);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    const id = Math.random();
    frames.set(id, frame);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  animation.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start() {
  const canvas = document.createElement('canvas');
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  animation = startParticles(canvas);
  context.arc.mockClear();
}

function draw(now: number) {
  const [next] = [...frames];
  if (!next) throw new Error('No frame was requested');
  frames.delete(next[0]);
  next[1](now);
}
const places = () => context.arc.mock.calls.map(([x, y]) => `${x} ${y}`);

it('spec §9: 200 particles move in each frame', () => {
  start();
  draw(performance.now() + 16);
  expect(context.arc).toHaveBeenCalledTimes(200);
  expect(PARTICLES).toBe(200);
  const before = places();
  context.arc.mockClear();
  draw(performance.now() + 48);
  expect(places()).not.toEqual(before);
  expect(frames.size).toBe(1);
});

it('stops as soon as reduced motion is preferred', () => {
  stillness.matches = true;
  start();
  expect(context.fill).toHaveBeenCalled();
  expect(frames.size).toBe(0);
  stillness.matches = false;
  stillness.dispatchEvent(new Event('change'));
  expect(frames.size).toBe(1);
  stillness.matches = true;
  stillness.dispatchEvent(new Event('change'));
  expect(frames.size).toBe(0);
});

it('pauses while hidden and resumes once', () => {
  start();
  see(false);
  expect(frames.size).toBe(0);
  see(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(frames.size).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  see(true);
  expect(frames.size).toBe(1);
});

it('stops for good', () => {
  start();
  animation.stop();
  expect(frames.size).toBe(0);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('resize'));
  stillness.dispatchEvent(new Event('change'));
  expect(frames.size).toBe(0);
});
