export const PARTICLES = 200;
/** A higher resolution costs time and isn't visible on dots. */
const MAX_PIXEL_RATIO = 2;
/** The opacity levels; dots of the same level are painted together. */
const SHADES = [0.16, 0.3, 0.5];
const FULL_SIZE = 600;
const SMALLEST = 0.55;
/** The longest time step, in milliseconds, so dots don't jump after a pause. */
const LONGEST_STEP = 50;

const between = (low: number, high: number) => low + Math.random() * (high - low);
const wrap = (at: number) => at - Math.floor(at);

/** Positions are shares of the canvas, so resizing keeps the picture. */
function makeParticle() {
  return {
    x: Math.random(),
    y: Math.random(),
    dx: between(-14, 14),
    dy: between(-14, 14),
    radius: between(1, 3.4),
  };
}

export interface Animation {
  recolour(): void;
  stop(): void;
}

/** Pauses while hidden and stays static for users who prefer reduced motion (spec §2, /home). */
export function startParticles(canvas: HTMLCanvasElement): Animation {
  const context = canvas.getContext('2d');
  if (!context) return { recolour: () => undefined, stop: () => undefined };
  const particles = Array.from({ length: PARTICLES }, makeParticle);
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const listening = new AbortController();
  let width = 0;
  let height = 0;
  let colour = '';
  let inSight = true;
  let frame: number | null = null;
  let last = 0;

  const paint = () => {
    context.clearRect(0, 0, width, height);
    context.fillStyle = colour;
    const scale = Math.min(1, Math.max(SMALLEST, Math.sqrt(width * height) / FULL_SIZE));
    SHADES.forEach((shade, nth) => {
      context.globalAlpha = shade;
      context.beginPath();
      for (let n = nth; n < PARTICLES; n += SHADES.length) {
        const { x, y, radius } = particles[n] as (typeof particles)[number];
        context.moveTo(x * width + radius * scale, y * height);
        context.arc(x * width, y * height, radius * scale, 0, 2 * Math.PI);
      }
      context.fill();
    });
  };
  const move = (now: number) => {
    const seconds = Math.min(now - last, LONGEST_STEP) / 1_000;
    last = now;
    for (const one of particles) {
      one.x = wrap(one.x + (one.dx * seconds) / width);
      one.y = wrap(one.y + (one.dy * seconds) / height);
    }
    paint();
    frame = requestAnimationFrame(move);
  };
  const rest = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  };
  const follow = () => {
    const moves = inSight && !document.hidden && !stillness.matches && width > 0 && height > 0;
    if (!moves) rest();
    else if (frame === null) {
      last = performance.now();
      frame = requestAnimationFrame(move);
    }
  };
  const recolour = () => {
    colour = getComputedStyle(canvas).color;
    paint();
  };
  const resize = () => {
    const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO);
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint();
    follow();
  };

  recolour();
  resize();
  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? true;
    follow();
  });
  sight.observe(canvas);
  const { signal } = listening;
  document.addEventListener('visibilitychange', follow, { signal });
  stillness.addEventListener('change', follow, { signal });
  // Moving a window to a sharper screen doesn't resize the canvas element.
  window.addEventListener('resize', resize, { signal });

  return {
    recolour,
    stop() {
      listening.abort();
      sizes.disconnect();
      sight.disconnect();
      rest();
    },
  };
}
