import { saleHint } from '@intranet/contract/balance/law.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { useQuery } from '@tanstack/react-query';
import { statementQuery } from '../statement/api.ts';
import { LawAdvice } from './LawAdvice.tsx';

/** The legal hints about selling days (CLT Art. 143); nothing if there are none. */
export function SaleAdvice({ name, on, days }: { name: string; on: Day; days: number }) {
  const { data } = useQuery(statementQuery(name));
  if (!data?.sales) return null;
  const { start_date: startDate, sold } = data.sales;
  const hint = saleHint({ on, days, startDate, sold });
  return <LawAdvice hints={hint ? [hint] : []} />;
}
