import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts a dropped file. @returns whether one is dragged over, and the element's props */
export function useDropTarget(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    target: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
