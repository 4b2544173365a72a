import type { Answer } from '@intranet/contract/chatbot/answer.ts';
import { type Day, formatDay, type Period } from '@intranet/contract/core/days.ts';
import { msg, tc } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { homeQuery } from '#features/home/api.ts';
import { ownApproversQuery, previewQuery } from '#features/leave/api.ts';
import {
  type Asking,
  daysInWords,
  namesInWords,
  noRecord,
  periodInWords,
  says,
} from './answer-words.ts';

const BALANCE_PAGE = { path: '/myleave', tab: { id: 'balance', label: msg('Balance') } } as const;
const OWN_LEAVE = { path: '/myleave' } as const;

export async function balance({ queryClient }: Asking): Promise<Answer> {
  const { leave } = await queryClient.fetchQuery(homeQuery);
  if (!leave) return noRecord();
  const now = tc('chatbot', 'You have {days} of vacation.', { days: daysInWords(leave.balance) });
  const { next_accrual: next } = leave;
  const soon =
    next &&
    tc('chatbot', 'On {day} you earn {days} more.', {
      day: formatDay(next.on),
      days: daysInWords(next.days),
    });
  return says([now, soon].filter(Boolean).join(' '), BALANCE_PAGE);
}

async function preview({ queryClient, user }: Asking, { start, end }: Period) {
  const { leave } = await queryClient.fetchQuery(homeQuery);
  if (!leave) return null;
  const query = { nome: user.username, type: 'Vacation', start, end } as const;
  const { placeholderData: _, ...options } = previewQuery(query);
  return queryClient.fetchQuery(options);
}

export async function balanceOn(asking: Asking, day: Day): Promise<Answer> {
  if (day < asking.today) {
    const today = await balance(asking);
    return { ...today, text: `${tc('chatbot', 'That day is over.')} ${today.text}` };
  }
  const found = await preview(asking, { start: day, end: day });
  if (!found?.balance_effect) return noRecord();
  const text = tc('chatbot', 'On {day} you will have {days}, with what you earn until then.', {
    day: formatDay(day),
    days: daysInWords(found.balance_effect.before),
  });
  return says(text, BALANCE_PAGE);
}

export async function mayTake(asking: Asking, period: Period): Promise<Answer> {
  const found = await preview(asking, period);
  if (!found) return noRecord();
  const request = { path: '/vacation' } as const;
  const { problem, days, balance_effect: effect, warnings, hints, away } = found;
  const taken = { period: periodInWords(period), days: daysInWords(days) };
  if (problem) {
    return says(`${tc('chatbot', 'No, not {period} ({days}).', taken)} ${problem}`, request);
  }
  const sentences = [
    tc('chatbot', 'Yes, you can request {period} ({days}).', taken),
    effect && tc('chatbot', 'Afterwards you have {days}.', { days: daysInWords(effect.after) }),
    away.length > 0 &&
      tc('chatbot', 'Also away: {names}.', { names: namesInWords(away.map(({ name }) => name)) }),
    ...warnings,
    ...hints.map(({ text }) => text),
  ];
  return says(sentences.filter(Boolean).join(' '), request);
}

export async function nextLeave({ queryClient }: Asking): Promise<Answer> {
  const { leave } = await queryClient.fetchQuery(homeQuery);
  if (!leave) return noRecord();
  const { next } = leave;
  if (!next) return says(tc('chatbot', 'You have no upcoming leave.'), OWN_LEAVE);
  const facts = { type: leaveTypeLabel(next.leave_type), period: periodInWords(next) };
  return says(
    next.approved
      ? tc('chatbot', 'Your next leave: {type}, {period}.', facts)
      : tc('chatbot', 'Your next leave: {type}, {period}. It isn’t approved yet.', facts),
    OWN_LEAVE,
  );
}

export async function whoDecides({ queryClient }: Asking): Promise<Answer> {
  const approvers = await queryClient.fetchQuery(ownApproversQuery);
  if (!approvers) return noRecord();
  return says(
    approvers.length === 0
      ? tc('chatbot', 'Nobody who could decide is available today.')
      : tc('chatbot', 'Today your requests are decided by {names}.', {
          names: namesInWords(approvers),
        }),
    OWN_LEAVE,
  );
}
