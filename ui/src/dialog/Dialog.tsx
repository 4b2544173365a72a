import { DialogWindow, type DialogWindowProps } from './DialogWindow.tsx';
import { useDiscardQuestion } from './use-discard-question.tsx';

interface Props extends DialogWindowProps {
  /** With unsaved input, closing asks first. */
  dirty?: boolean;
}

/** A dialog that loses nothing unasked. Open while mounted. */
export function Dialog({ dirty = false, onClose, children, ...props }: Props) {
  const { close, question } = useDiscardQuestion(dirty, onClose);
  return (
    <DialogWindow {...props} onClose={close}>
      {children}
      {question}
    </DialogWindow>
  );
}
