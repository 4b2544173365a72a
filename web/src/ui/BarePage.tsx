import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { companyName } from '#core/page-setting.ts';
import classes from './BarePage.module.css';
import { Logo, MARK } from './Logo.tsx';

/** The panel's sentences about the product. */
const FACTS = [
  t('Reports and dashboards of every department'),
  t('Leave requested and approved in a minute'),
  t('Who is away, birthdays and results of the quarter'),
];

function Panel() {
  return (
    <div className={classes.brand}>
      <svg className={classes.ornament} viewBox="6 6 18 20" aria-hidden="true">
        <path d={MARK} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <div className={classes.firm}>
        <Logo size={40} onBrand />
        {companyName()}
      </div>
      <div>
        <p className={classes.sentence}>
          {t('Reports, leave and everything about work, in one place.')}
        </p>
        <ul className={classes.facts}>
          {FACTS.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface Props {
  title: string;
  /** In pixels. Every width starts at the same place. */
  width?: number;
  /** Higher up, for content that is longer than a form. */
  long?: boolean;
  /** In the lower corner. */
  corner?: ReactNode;
  children: ReactNode;
}

/** A page without the shell, such as the sign-in page, beside a panel in the company's colour. */
export function BarePage({ title, width = 400, long = false, corner, children }: Props) {
  return (
    <div className={classes.page}>
      <Panel />
      <div className={classes.content} data-long={long || undefined}>
        <Stack gap="lg" maw={width}>
          <div className={classes.mark}>
            <Logo size={40} />
            {companyName()}
          </div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {children}
        </Stack>
        {corner && <div className={classes.corner}>{corner}</div>}
      </div>
    </div>
  );
}
