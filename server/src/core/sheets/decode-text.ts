/** The upper half of MS-DOS code page 850, which Excel calls "CSV (MS-DOS)" in Western Europe and Brazil. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const LETTERS = /^[áàâãäéèêëíìîïóòôõöúùûüçñªº]*$/iu;
/** Bytes without a character in Windows-1252, which decoders turn into control characters. */
const UNDEFINED = /[\x80-\x9f]/;
/** In Windows-1252, signs that never follow a letter, and small letters between capitals. */
const STRAY_SIGNS = /\p{L}[‚ƒ„†‡ˆ‰¡¢¤]|\p{Lu}[^\P{Ll}a-z]\p{Lu}/u;
/** A capital letter after a small one, as when “€” is read as “Ç”. */
const STRAY_CAPITALS = /\p{Ll}[^\P{Lu}A-Z]/u;

function decodeCp850(file: Uint8Array): string {
  let text = '';
  for (const byte of file) text += byte < 0x80 ? String.fromCharCode(byte) : CP850[byte - 0x80];
  return text;
}

/** Decodes as Windows-1252, unless only code page 850 makes words of it. */
function decodeOneByte(file: Uint8Array): string {
  const windows = new TextDecoder('windows-1252').decode(file);
  if (!UNDEFINED.test(windows) && !STRAY_SIGNS.test(windows)) return windows;
  const dos = decodeCp850(file);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, in which both agree
  const foreign = dos.replace(/[\x00-\x7f]+/g, '');
  const isWords = LETTERS.test(foreign) && !STRAY_CAPITALS.test(dos);
  return UNDEFINED.test(windows) || isWords ? dos : windows;
}

function decodeUnicode(file: Uint8Array): string | null {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

/** False if the file doesn't say how its characters other than ASCII are encoded. */
export const isUnicode = (file: Uint8Array): boolean => decodeUnicode(file) !== null;

/** Decodes UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252 or MS-DOS (cp850). */
export const decodeText = (file: Uint8Array): string => decodeUnicode(file) ?? decodeOneByte(file);
