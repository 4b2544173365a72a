import { useEffect, useRef, useState } from 'react';

/** The text of a field whose value is parsed. A value from outside replaces it. */
export function useTypedText<Value>(value: Value, write: (value: Value) => string) {
  const [text, setText] = useState(() => write(value));
  const reported = useRef(value);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(write(value));
  }, [value, write]);
  return { text, setText, reported };
}
