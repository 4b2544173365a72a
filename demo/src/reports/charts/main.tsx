import { createRoot } from 'react-dom/client';
import type { ChartData } from '../chart-data.ts';
import { ReportChart } from './ReportChart.tsx';

/** Draws every chart of a sample report. The page's table has the same figures. */
for (const place of document.querySelectorAll<HTMLElement>('[data-chart]')) {
  const data = JSON.parse(place.dataset.chart ?? '') as ChartData;
  createRoot(place).render(<ReportChart {...data} />);
}
