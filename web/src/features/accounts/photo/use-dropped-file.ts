import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Accepts a file pasted or dropped on the page. @returns true while one is dragged over it */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const accept = (event: Event, data: DataTransfer | null) => {
    if (!hasFiles(data)) return;
    event.preventDefault();
    setOver(false);
    const file = data?.files[0];
    if (file) onFile(file);
  };
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  });
  useWindowEvent('dragleave', (event) => {
    // The file is still over the page when it moves between two elements.
    if (event.relatedTarget === null) setOver(false);
  });
  useWindowEvent('drop', (event) => accept(event, event.dataTransfer));
  useWindowEvent('paste', (event) => accept(event, event.clipboardData));
  return over;
}
