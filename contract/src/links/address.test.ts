import { describe, expect, test } from 'vitest';
import { addressSchema, MAX_ADDRESS_LENGTH, noAddress, readAddress } from './address.ts';

const BI = 'https://app.powerbi.com/reportEmbed?reportId=1&autoAuth=true';
const longest = (start: string, fill = 'x') =>
  start + fill.repeat(Math.floor((MAX_ADDRESS_LENGTH - start.length) / fill.length));

describe('pitfall 24: typed and pasted addresses are cleaned', () => {
  test.each([
    ['spaces and line ends around', `  \r\n\t${BI} \n`, BI],
    [
      'a pasted frame',
      `<iframe title="Deals" width="1140" src="${BI}" allowFullScreen></iframe>`,
      BI,
    ],
    ['a frame with spaces around', `\n  <iframe src="${BI}"></iframe>  `, BI],
    ['a frame with single quotes', `<iframe src='${BI}' frameborder='0'></iframe>`, BI],
    ['a frame without quotes', `<iframe src=${BI} frameborder=0></iframe>`, BI],
    ['a frame in capitals', `<IFRAME WIDTH=1 SRC="${BI}"></IFRAME>`, BI],
    ['a frame over several lines', `<iframe\n  width="1"\n  src = "${BI}"\n></iframe>`, BI],
    ['&amp; in a frame', `<iframe src="${BI.replace('&', '&amp;')}"></iframe>`, BI],
    ['&#38; in a frame', `<iframe src="${BI.replace('&', '&#38;')}"></iframe>`, BI],
    ['spaces in a frame’s quotes', `<iframe src=" ${BI} "></iframe>`, BI],
    ['a frame between other tags', `<div><p>x</p><iframe src="${BI}"></iframe></div>`, BI],
    ['a frame with > in a title', `<iframe title="a > b" src="${BI}"></iframe>`, BI],
    ['a frame named like another', `<iframe title=" src='https://b.com'" src="${BI}">`, BI],
    ['a frame with two sources', `<iframe src="${BI}" src="https://b.com"></iframe>`, BI],
    ['a frame with data-src first', `<iframe data-src="http://x" src="${BI}"></iframe>`, BI],
    ['F21: &amp; in an address copied from HTML', BI.replace('&', '&amp;'), BI],
    ['&amp; beside a plain & stays', 'https://a.com/?a=x&amp;y&b', 'https://a.com/?a=x&amp;y&b'],
    [
      'F21: a SharePoint address with spaces and accents',
      'https://contoso.sharepoint.com/sites/Finanças/Relatório Mensal.xlsx?web=1',
      'https://contoso.sharepoint.com/sites/Finan%C3%A7as/Relat%C3%B3rio%20Mensal.xlsx?web=1',
    ],
    [
      'F21: encoded letters stay',
      'https://a.com/Relat%C3%B3rio%20é',
      'https://a.com/Relat%C3%B3rio%20%C3%A9',
    ],
    [
      'F21: accents in a host stay',
      'https://café.example/ção?ü',
      'https://café.example/%C3%A7%C3%A3o?%C3%BC',
    ],
    ['F21: quotes', `"${BI}"`, BI],
    ['F21: smart quotes', `“${BI}”`, BI],
    ['F21: smart quotes and a full stop', `«${BI}».`, BI],
    ['F21: angle brackets', `<${BI}>`, BI],
    ['F21: angle brackets of RFC 3986', `<URL:${BI}>`, BI],
    ['F21: brackets and a comma', `(${BI}),`, BI],
    ['F21: a full stop', `${BI}.`, BI],
    ['F21: a semicolon', `${BI};`, BI],
    ['F21: a label', `URL: ${BI}`, BI],
    ['F21: a label in Portuguese', `Endereço: “${BI}”`, BI],
    ['F21: a Markdown link', `[Deals](${BI})`, BI],
    ['F21: a Markdown link with a title', `[Deals](<${BI}> "Deals by month").`, BI],
    ['F21: a Markdown link with brackets', '[x](https://a.com/a(b))', 'https://a.com/a(b)'],
    ['F21: zero-width characters', `\u200b\ufeff${BI.replace('/', '/\u200b')}\u2060`, BI],
    ['F21: marks of direction around', `\u202a\u200e${BI}\u202c`, BI],
  ])('%s', (_, typed, kept) => {
    expect(readAddress(typed)).toBe(kept);
  });

  test('a frame without a valid src gives no address', () => {
    for (const frame of [
      '<iframe></iframe>',
      '<iframe src></iframe>',
      '<iframe src=""></iframe>',
      `<iframe title="src='https://a.com'"></iframe>`,
      '<iframe src="javascript:alert(1)"></iframe>',
      '<iframe src="http://a.com/"></iframe>',
      '<iframe srcdoc="https://a.com/"></iframe>',
    ]) {
      expect([frame, readAddress(frame)]).toEqual([frame, null]);
    }
  });
});

describe('D34: an address is https, or a path in a folder of this site', () => {
  test.each([
    'https://a.com',
    'https://a.com:8443/x?y=z#w',
    'HTTPS://App.PowerBI.com/View',
    'https://café.example/',
    'https://a.com./x',
    'https://[2606:4700::1111]/',
    'https://a.com/(x)',
    'https://acme.sharepoint.com/:x:/s/Finance/Eb_1?e=a;b,c*&web=1',
    'https://a.com/"quoted"',
    '/sample-reports/vacation-planning.html',
    '/sample-reports/deals.html?year=2027#q1',
    longest('https://a.com/'),
    longest('/sample-reports/'),
    longest('https://a.com/', '%C3%A9'),
  ])('%s', (typed) => {
    expect(readAddress(typed)).toBe(typed);
  });

  test.each([
    ['pasted twice', 'https://https://a.com'],
    ['three slashes', 'https:///a.com'],
    ['four slashes', 'https:////a.com/'],
    ['port 0', 'https://a.com:0/'],
    ['nothing', ''],
    ['spaces', '   '],
    ['words', 'o relatório'],
    ['no scheme', 'a.com/x'],
    ['http', 'http://a.com/'],
    ['javascript', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['blob', 'blob:https://a.com/1'],
    ['a file', 'file:///etc/passwd'],
    ['view-source', 'view-source:https://a.com'],
    ['one slash', 'https:/a.com/'],
    ['no slash', 'https:a.com'],
    ['no host', 'https://'],
    ['only a port', 'https://:443/'],
    ['an invalid port', 'https://a.com:99999/'],
    ['user and password', 'https://user:secret@a.com/'],
    ['a user', 'https://user@a.com/'],
    ['an empty user', 'https://@a.com/'],
    ['an empty user and password', 'https://:@a.com/'],
    ['an address that hides its host', 'https://bank.com@evil.com/'],
    ['//evil', '//evil.com/'],
    ['a path of this site', '/home'],
    ['the folder without its slash', '/sample-reports'],
    ['a path with ..', '/sample-reports/../api/current_user'],
    ['a path with two ..', '/sample-reports/a/../../home'],
    ['a path with .., escaped', '/sample-reports/%2e%2e/home'],
    ['a path with .., half escaped', '/sample-reports/.%2E/home'],
    ['an escaped slash', '/sample-reports/..%2fhome'],
    ['an escaped backslash', '/sample-reports/..%5Chome'],
    ['a backslash', '/sample-reports\\..\\home'],
    ['backslashes for slashes', 'https:\\\\a.com\\'],
    ['a backslash after the host', 'https://a.com\\@evil.com/'],
    ['a space in the host', 'https://a b.com/'],
    ['two addresses', 'https://a.com/ https://b.com/'],
    ['a Markdown link to http', '[https://a.com](http://a.com)'],
    ['a quoted user', '"https://user@a.com/"'],
    ['a no-break space', 'https://a.com/a\u00a0b'],
    ['a tab inside', 'https://a.com/\tx'],
    ['a tab in the scheme', 'java\tscript:alert(1)'],
    ['a line end inside', 'https://a.com/\r\nSet-Cookie: x=1'],
    ['NUL', 'https://a.com/\u0000'],
    ['an escape character', 'https://a.com/\u001b[31m'],
    ['DEL', 'https://a.com/\u007f'],
    ['a next-line control', 'https://a.com/\u0085'],
    ['a line separator', 'https://a.com/\u2028x'],
    ['a right-to-left override', 'https://a.com/\u202egpj.exe'],
    ['a right-to-left mark', 'https://a.com/\u200fx'],
    ['javascript before an address', 'javascript:https://a.com/'],
    ['a lone surrogate', 'https://a.com/\ud800'],
    ['a semicolon in the host', 'https://a;b'],
    ['a comma in the host', 'https://a,b.com'],
    ['a wildcard', 'https://*.com'],
    ['a wildcard alone', 'https://*'],
    ['a quote in the host', "https://a'b.com"],
    ['a source expression for a host', "https://a.com;script-src'unsafe-inline'"],
    ['a host that is too long for DNS', `https://${'a.'.repeat(130)}com/`],
    ['2,049 characters', `${longest('https://a.com/')}x`],
    ['2,049 characters once encoded', `${longest('https://a.com/', '%C3%A9').slice(0, -6)}éx`],
    ['a sample report of 2,049 characters', `${longest('/sample-reports/')}x`],
    ['a host of wide letters', `https://${'ａ'.repeat(1_000)}.com/`],
  ])('never %s', (_, typed) => {
    expect(readAddress(typed)).toBeNull();
  });

  test('reads hostile input of 20,000 characters quickly', () => {
    const start = performance.now();
    for (const part of ['(', '[](', '; ', '.', ' ', '"', '\u200e', '<iframe ', '&amp;', 'é']) {
      for (const around of ['', 'https://a.com/'])
        readAddress(`${around}${part.repeat(20_000 / part.length)}x`);
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('F21: an IPv6 address is refused with a sentence, because no policy can name it', () => {
    const { error } = addressSchema.safeParse('https://[2001:db8::1]/report');
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Browsers can’t embed an IPv6 address. Enter the site’s name instead.',
    ]);
  });

  test.each([
    'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.com%2F&data=05%7Cana%40firm.test',
    'https://urldefense.com/v3/__https://a.com/__;!!x',
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__a.com_&d=x',
    'https://protect-eu.mimecast.com/s/abc?domain=a.com',
    'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fa.com',
  ])('an address of a mail filter is refused: %s', (address) => {
    const { error } = addressSchema.safeParse(address);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'A mail filter has rewritten this address. Open it, and copy the address that the browser shows.',
    ]);
  });

  test.each(['https://login.mimecast.com/', 'https://notmimecastprotect.com/?u=urldefense.com'])(
    'other addresses are kept: %s',
    (address) => expect(addressSchema.parse(address)).toBe(address),
  );

  test('the field shows the message of D34', () => {
    for (const typed of [
      'http://a.com',
      '',
      7,
      null,
      undefined,
      ['https://a.com'],
      'x'.repeat(30_000),
    ]) {
      const { error } = addressSchema.safeParse(typed);
      expect(error?.issues.map(({ message }) => message)).toEqual([noAddress()]);
    }
    expect(noAddress()).toBe('Informe um endereço https válido.');
    expect(addressSchema.parse(' https://a.com/ ')).toBe('https://a.com/');
  });
});
