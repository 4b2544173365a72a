import classes from './Quote.module.css';

export function Quote({ text }: { text: string }) {
  return (
    <blockquote className={classes.quote} dir="auto">
      {text}
    </blockquote>
  );
}
