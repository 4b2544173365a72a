import { focusMainContent, MAIN_CONTENT } from './main-content.ts';
import classes from './SkipLink.module.css';

/** First in the tab order: leads past header and menu (WCAG 2.4.1). Seen while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT}`}
      className={classes.link}
      onClick={(event) => {
        // The address stays as it is: it may be sent to somebody.
        event.preventDefault();
        focusMainContent();
      }}
    >
      Skip to main content
    </a>
  );
}
