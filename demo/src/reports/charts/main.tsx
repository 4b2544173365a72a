import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChartData } from '../chart-data.ts';
import { type Place, ReportChart } from './ReportChart.tsx';

/** The text size and width of an element, which in the deck follow the frame's size. */
function usePlace(element: HTMLElement): Place {
  const read = () => ({
    font: Number.parseFloat(getComputedStyle(element).fontSize),
    width: element.clientWidth,
    height: element.clientHeight,
  });
  const [place, setPlace] = useState(read);
  useEffect(() => {
    const measure = () => setPlace(read());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return place;
}

function Chart({ place, data }: { place: HTMLElement; data: ChartData }) {
  return <ReportChart {...data} {...usePlace(place)} />;
}

for (const place of document.querySelectorAll<HTMLElement>('[data-chart]')) {
  const data = JSON.parse(place.dataset.chart ?? '') as ChartData;
  createRoot(place).render(<Chart place={place} data={data} />);
}
