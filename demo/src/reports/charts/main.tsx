import { createRoot } from 'react-dom/client';
import type { ChartData } from '../chart-data.ts';
import { ReportChart } from './ReportChart.tsx';

for (const place of document.querySelectorAll<HTMLElement>('[data-chart]')) {
  const data = JSON.parse(place.dataset.chart ?? '') as ChartData;
  createRoot(place).render(<ReportChart {...data} />);
}
