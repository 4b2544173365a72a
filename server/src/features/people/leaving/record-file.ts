import { formatAmount } from '@intranet/contract/balance/amounts.ts';
import { dayIn, formatDay } from '@intranet/contract/core/days.ts';
import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { departureEffects, owedInWords } from '@intranet/contract/people/departure-effects.ts';
import { problemText } from '@intranet/contract/people/departure-problem-text.ts';
import type { DepartureRecord } from '@intranet/contract/people/leaving-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { writePdf } from '#core/pdf/write-pdf.ts';
import type { LeavingDeps } from './hooks.ts';
import { previewDeparture } from './preview-departure.ts';
import { type DepartureRow, findDepartureById, findLeaver, recordOf } from './queries.ts';

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

/** Left out if there is nothing. */
const section = (title: string, items: string[]): Content[] =>
  items.length === 0 ? [] : [heading(title), { ul: items }];

interface Departed {
  leaver: Leaver;
  row: DepartureRow;
  /** What was done, or what would be done. */
  record: DepartureRecord;
  isPlanned: boolean;
}

const titleOf = ({ isPlanned }: Pick<Departed, 'isPlanned'>) =>
  isPlanned ? t('Planned departure') : t('Record of a departure');

function contentOf(deps: Deps, departed: Departed): Content[] {
  const { leaver, row, record, isPlanned } = departed;
  const { planned_by, finished_at, note } = row;
  const owed = owedInWords(record, isPlanned);
  const effects = departureEffects(record, { isPlanned });
  const nothing = effects.filter(({ items }) => items.length === 0).map(({ none }) => none);
  return [
    { text: titleOf(departed), style: 'title' },
    { text: leaver.name, style: 'name' },
    ...(isPlanned
      ? [
          {
            text: t('As of {day}. Nothing has happened yet, and all this may still change.', {
              day: formatDay(today(deps)),
            }),
            style: 'asOf',
          },
        ]
      : []),
    facts([
      [t('Area'), areaName(leaver.area)],
      [t('Position'), positionName(leaver.cargo)],
      [t('Last day'), formatDay(record.last_day)],
      [t('Planned by'), planned_by],
      ...(finished_at
        ? [
            [t('Completed'), formatDay(dayIn(deps.config.timeZone, finished_at))] as [
              string,
              string,
            ],
          ]
        : []),
      ...(note ? [[t('Note'), note] as [string, string]] : []),
    ]),
    heading(t('Vacation')),
    facts([
      [t('Days owed on the last day'), formatAmount(record.owed)],
      [t('To be paid out'), formatAmount(record.paid_out)],
      [t('Accruals reversed after the last day'), formatAmount(record.late_accruals)],
    ]),
    ...(owed ? [{ text: owed, style: 'note' }] : []),
    ...effects.flatMap(({ title, items }) => section(title, items)),
    ...section(t('Checked, nothing to do'), nothing),
  ];
}

function documentOf(deps: Deps, departed: Departed) {
  const { companyName } = deps.config;
  return {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    info: { title: `${titleOf(departed)}: ${departed.leaver.name}`, author: companyName },
    language: currentLocale(),
    defaultStyle: { fontSize: 10, lineHeight: 1.25 },
    styles: {
      title: { fontSize: 11, color: '#555555' },
      name: { fontSize: 20, bold: true, margin: [0, 2, 0, 10] },
      asOf: { margin: [0, 0, 0, 10] },
      note: { margin: [0, 4, 0, 0] },
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
    content: contentOf(deps, departed),
  } satisfies TDocumentDefinitions;
}

/** The plan as it would be carried out now. @throws AppError own_account, last_admin, conflict */
async function readPlan(deps: LeavingDeps, actor: Actor, row: DepartureRow) {
  const { employee_id: employeeId, last_day: lastDay, pays_out: paysOut } = row;
  const { preview, problem } = await previewDeparture(deps, actor, {
    employeeId,
    lastDay,
    paysOut,
  });
  if (!preview) throw new AppError(problem ?? 'conflict', problemText(problem ?? 'unexpected'));
  return preview;
}

/** `departure-Ana-Reis-2026-12-18.pdf` */
function fileNameOf({ leaver, row, isPlanned }: Departed): string {
  const name = leaver.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `${isPlanned ? 'planned-departure' : 'departure'}-${name}-${row.last_day}.pdf`;
}

/**
 * The record of a departure, or what a plan would do, as a PDF in the reader's language.
 * @throws AppError not_found, own_account, last_admin, conflict
 */
export async function readRecordFile(
  deps: LeavingDeps,
  actor: Actor,
  id: number,
): Promise<{ name: string; file: Buffer }> {
  const row = await findDepartureById(deps.db, id);
  if (!row) throw new AppError('not_found', t('There is no record of this departure.'));
  const stored = recordOf(row);
  const record = stored ?? (await readPlan(deps, actor, row));
  const leaver = await findLeaver(deps.db, row.employee_id);
  const departed = { leaver, row, record, isPlanned: stored === null };
  return { name: fileNameOf(departed), file: await writePdf(documentOf(deps, departed)) };
}
