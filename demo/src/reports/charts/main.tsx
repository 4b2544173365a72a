import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChartData } from '../chart-data.ts';
import { ReportChart } from './ReportChart.tsx';

/** The text size of an element, which in the deck follows the frame's size. */
function useFontSize(element: HTMLElement): number {
  const read = () => Number.parseFloat(getComputedStyle(element).fontSize);
  const [size, setSize] = useState(read);
  useEffect(() => {
    const measure = () => setSize(read());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return size;
}

function Chart({ place, data }: { place: HTMLElement; data: ChartData }) {
  return <ReportChart {...data} font={useFontSize(place)} />;
}

for (const place of document.querySelectorAll<HTMLElement>('[data-chart]')) {
  const data = JSON.parse(place.dataset.chart ?? '') as ChartData;
  createRoot(place).render(<Chart place={place} data={data} />);
}
