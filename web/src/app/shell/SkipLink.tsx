import { focusMainContent, MAIN_CONTENT } from './main-content.ts';
import classes from './SkipLink.module.css';

/** The first tab stop skips header and menu (WCAG 2.4.1). Visible while focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT}`}
      className={classes.link}
      onClick={(event) => {
        // The address stays unchanged, because the user may share it.
        event.preventDefault();
        focusMainContent();
      }}
    >
      Skip to main content
    </a>
  );
}
