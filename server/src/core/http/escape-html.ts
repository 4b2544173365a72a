const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** For text between tags, and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
