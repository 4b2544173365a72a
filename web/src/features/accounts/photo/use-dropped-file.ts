import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Accepts a file pasted or dropped on the page. @returns true while one is dragged over it */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const accept = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!hasFiles(data)) return;
    event.preventDefault();
    setOver(false);
    const file = data?.files[0];
    if (file) onFile(file);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // The file is still over the page when it moves between two elements.
      if (event.relatedTarget === null) setOver(false);
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', (event) => accept(event, event.dataTransfer), { signal });
    window.addEventListener('paste', (event) => accept(event, event.clipboardData), { signal });
    return () => listening.abort();
  }, []);
  return over;
}
