import { daysInWords, formatAmount, listInWords } from '@intranet/contract/balance/amounts.ts';
import { dayIn, formatDateRange, formatDay } from '@intranet/contract/core/days.ts';
import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type {
  AffectedLeave,
  DepartureRecord,
} from '@intranet/contract/people/leaving-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { writePdf } from '#core/pdf/write-pdf.ts';
import { type DepartureRow, findFinished, findLeaver, recordOf } from './queries.ts';

type Leaver = Awaited<ReturnType<typeof findLeaver>>;

const heading = (text: string): Content => ({ text, style: 'heading' });

/** Rows of a label and a value. */
const facts = (rows: [label: string, value: string][]): Content => ({
  layout: {
    hLineWidth: (line) => (line === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => '#cccccc',
  },
  table: {
    widths: [170, '*'],
    body: rows.map(([label, value]) => [{ text: label, color: '#555555' }, value]),
  },
});

const leaveInWords = ({ leave_type, start, end, days }: AffectedLeave) =>
  `${leaveTypeLabel(leave_type)}, ${formatDateRange(start, end)}, ${daysInWords(days)}`;

/** Left out if there is nothing. */
const section = (title: string, items: string[]): Content[] =>
  items.length === 0 ? [] : [heading(title), { ul: items }];

function contentOf(
  { name, area, cargo }: Leaver,
  { planned_by, finished_at, note }: DepartureRow,
  record: DepartureRecord,
  timeZone: string,
): Content[] {
  const { account, handed_over } = record;
  return [
    { text: t('Record of a departure'), style: 'title' },
    { text: name, style: 'name' },
    facts([
      [t('Area'), areaName(area)],
      [t('Position'), positionName(cargo)],
      [t('Last day'), formatDay(record.last_day)],
      [t('Planned by'), planned_by],
      [t('Completed'), finished_at ? formatDay(dayIn(timeZone, finished_at)) : ''],
      ...(note ? [[t('Note'), note] as [string, string]] : []),
    ]),
    heading(t('Vacation')),
    facts([
      [t('Days owed on the last day'), formatAmount(record.owed)],
      [t('Termination deduction'), formatAmount(record.paid_out)],
      [t('Accruals reversed after the last day'), formatAmount(record.late_accruals)],
    ]),
    ...section(t('Requests withdrawn'), record.withdrawn.map(leaveInWords)),
    ...section(t('Leave cancelled'), record.cancelled.map(leaveInWords)),
    ...section(t('Leave ended on the last day'), record.shortened.map(leaveInWords)),
    ...section(
      t('Requests that went to others'),
      handed_over.map(({ approvers, requests }) =>
        approvers.length === 0
          ? t('{requests, plural, one {# request goes} other {# requests go}} to nobody', {
              requests,
            })
          : t('{requests, plural, one {# request goes} other {# requests go}} to {names}', {
              requests,
              names: listInWords(approvers),
            }),
      ),
    ),
    ...section(t('Their deputies'), record.deputies),
    ...section(t('Deputy of'), record.deputy_of),
    heading(t('Account')),
    account
      ? facts([
          [t('Deleted account'), account.username],
          [t('Email'), account.email],
          [t('Role'), roleLabel(account.role)],
          [t('Sessions ended'), formatAmount(account.sessions)],
          [t('Passkeys removed'), formatAmount(account.passkeys)],
          [t('Calendar links removed'), formatAmount(account.calendar_links)],
        ])
      : { text: t('No account'), color: '#555555' },
    ...section(t('Items they owned'), record.items),
    ...section(
      t('Shared passwords they had seen'),
      record.secrets.map(({ platform, user }) => (user ? `${platform} (${user})` : platform)),
    ),
  ];
}

function documentOf(deps: Deps, leaver: Leaver, row: DepartureRow, record: DepartureRecord) {
  const { companyName, timeZone } = deps.config;
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    info: { title: `${t('Record of a departure')}: ${leaver.name}`, author: companyName },
    language: currentLocale(),
    defaultStyle: { fontSize: 10, lineHeight: 1.25 },
    styles: {
      title: { fontSize: 11, color: '#555555' },
      name: { fontSize: 20, bold: true, margin: [0, 2, 0, 10] },
      heading: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
    },
    footer: (page, pages) => ({
      columns: [
        companyName,
        { text: t('Page {page} of {pages}', { page, pages }), alignment: 'right' },
      ],
      margin: [56, 16, 56, 0],
      fontSize: 8,
      color: '#555555',
    }),
    content: contentOf(leaver, row, record, timeZone),
  } satisfies TDocumentDefinitions;
}

/** The record of a departure as a PDF, in the reader's language. @throws AppError not_found */
export async function readRecordFile(deps: Deps, id: number): Promise<Buffer> {
  const row = await findFinished(deps.db, id);
  const record = row && recordOf(row);
  if (!record) throw new AppError('not_found', t('There is no record of this departure.'));
  const leaver = await findLeaver(deps.db, row.employee_id);
  return writePdf(documentOf(deps, leaver, row, record));
}
