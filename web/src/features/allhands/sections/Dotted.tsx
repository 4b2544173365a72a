import classes from './Dotted.module.css';

/** Items with a dot between them; none stands at the end or start of a line. */
export function Dotted({ items }: { items: readonly string[] }) {
  return (
    <span className={classes.items}>
      {items.map((item, index) => (
        <span key={item}>
          {index > 0 && <span className={classes.dot}> · </span>}
          {item}
        </span>
      ))}
    </span>
  );
}
