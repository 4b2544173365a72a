import { t } from '@intranet/contract/core/i18n/t.ts';
import { shortDay } from '@intranet/ui/days/day-format.ts';
import classes from './HolidayList.module.css';

interface Props {
  holidays: readonly { day: string; name: string }[];
}

export function HolidayList({ holidays }: Props) {
  const title = t('{count, plural, one {Holiday} other {Holidays}}', { count: holidays.length });
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.holidays} aria-label={title}>
        {holidays.map(({ day, name }) => (
          <li key={day}>
            <span className={classes.holiday}>{shortDay(day)}</span>
            <span lang="pt-BR">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
