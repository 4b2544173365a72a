import { t } from '@intranet/contract/core/i18n/t.ts';
import classes from './SkipLink.module.css';

export const MAIN_CONTENT = 'main-content';

export function focusMainContent(): void {
  document.getElementById(MAIN_CONTENT)?.focus({ preventScroll: true });
}

/** The first tab stop skips header and menu (WCAG 2.4.1). Visible while focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT}`}
      className={classes.link}
      data-print="hide"
      onClick={(event) => {
        // The address stays unchanged, because the user may share it.
        event.preventDefault();
        focusMainContent();
      }}
    >
      {t('Skip to main content')}
    </a>
  );
}
