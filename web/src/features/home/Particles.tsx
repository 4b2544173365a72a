import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './Particles.module.css';
import type { Animation } from './particles.ts';

const MAX_WAIT_MS = 1_500;

function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, MAX_WAIT_MS / 4);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(idle);
}

/** The moving background of /home (spec §2, §9), in a part hidden from screen readers. It loads last. */
export function Particles() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const animation = useRef<Animation>(null);
  const scheme = useComputedColorScheme('light');

  useEffect(() => {
    let gone = false;
    const callOff = whenIdle(() => {
      import('./particles.ts').then(
        ({ startParticles }) => {
          if (!gone && canvas.current) animation.current = startParticles(canvas.current);
        },
        // The background is optional, so a failed load shows no error.
        () => undefined,
      );
    });
    return () => {
      gone = true;
      callOff();
      animation.current?.stop();
      animation.current = null;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes the canvas's colour
  useEffect(() => animation.current?.recolour(), [scheme]);

  return <canvas ref={canvas} className={classes.canvas} data-print="hide" />;
}
