import classes from './HintArrow.module.css';

const SHAPES = {
  left: { box: '0 0 56 40', line: 'M53 31C43 9 25 5 5 19', head: 'M14 7L4 20L19 25' },
  up: { box: '0 0 40 46', line: 'M36 43C14 38 6 23 11 5', head: 'M3 15L11.5 4L21 13' },
};

export function HintArrow({ to }: { to: keyof typeof SHAPES }) {
  const { box, line, head } = SHAPES[to];
  return (
    <svg className={classes.arrow} data-to={to} viewBox={box} aria-hidden="true">
      <path className={classes.line} pathLength="1" d={line} />
      <path className={classes.head} pathLength="1" d={head} />
    </svg>
  );
}
