import classes from './Quote.module.css';

/** What somebody wrote, as they wrote it. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className={classes.quote} dir="auto">
      {text}
    </blockquote>
  );
}
