type Format = (text: string) => string;

/** Makes a format when it is first used, because a browser takes long to make one. */
export function onFirstUse(make: () => Format): Format {
  let format: Format | undefined;
  return (text) => {
    format ??= make();
    return format(text);
  };
}
