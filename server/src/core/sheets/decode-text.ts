/** The upper half of MS-DOS code page 850, which Excel calls "CSV (MS-DOS)" in Western Europe and Brazil. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const LETTERS = /[áàâãäéèêëíìîïóòôõöúùûüçñªº]/giu;

function decodeCp850(file: Uint8Array): string {
  let text = '';
  for (const byte of file) text += byte < 0x80 ? String.fromCharCode(byte) : CP850[byte - 0x80];
  return text;
}

const countLetters = (text: string) => text.match(LETTERS)?.length ?? 0;

/** Decodes by the code page in which more bytes are letters of Portuguese, Spanish or French. */
function decodeOneByte(file: Uint8Array): string {
  const windows = new TextDecoder('windows-1252').decode(file);
  const dos = decodeCp850(file);
  return countLetters(dos) > countLetters(windows) ? dos : windows;
}

/** Decodes UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252 or MS-DOS (cp850). */
export function decodeText(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return decodeOneByte(file);
  }
}
