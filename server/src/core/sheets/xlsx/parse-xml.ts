/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';

type Attributes = Record<string, string>;

interface Handlers {
  open?: (name: string, attributes: () => Attributes, stop: () => void) => void;
  text?: (text: string) => void;
  close?: (name: string, stop: () => void) => void;
}

/** Names are read without their namespace prefix, which programs choose freely. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece. Entities other than XML's own stay text. @throws Error if malformed */
export function parseXml(xml: string, { open, text, close }: Handlers): void {
  const parser = new Parser();
  const stop = () => parser.stop();
  parser.on('error', (error) => {
    throw error;
  });
  if (open) {
    parser.on('openTag', (name, attributes, decode) => {
      const decoded = () =>
        Object.fromEntries(
          Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)]),
        );
      open(localName(name), decoded, stop);
    });
  }
  if (close) parser.on('closeTag', (name) => close(localName(name), stop));
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  parser.parse(xml);
}

/** An XML Schema boolean. */
export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** Text as workbooks escape characters that XML lacks: `_x000D_`. */
export const unescapeText = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
