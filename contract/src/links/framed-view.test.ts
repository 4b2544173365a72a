import { expect, test } from 'vitest';
import { framedView } from './framed-view.ts';

const EXCEL =
  'wdAllowInteractivity=False&wdHideGridlines=True&wdHideHeaders=True&wdDownloadButton=False';
const READ_ONLY = { readOnly: true };
const DOC = 'https://firm.sharepoint.com/sites/fin/_layouts/15/Doc.aspx';

test.each([
  // SharePoint keeps its parameters byte for byte, except those that allow interaction.
  [
    `${DOC}?sourcedoc={0a1b}&action=default&mobileredirect=true`,
    `${DOC}?sourcedoc={0a1b}&mobileredirect=true&action=embedview&${EXCEL}`,
  ],
  [
    `${DOC}?Action=edit&WDALLOWINTERACTIVITY=True&wdDownloadButton=True&wdDownloadButton=True&AllowTyping=True&ActiveCell='Caixa'!B2`,
    `${DOC}?ActiveCell=%27Caixa%27!B2&action=embedview&${EXCEL}`,
  ],
  [
    'https://firm-my.sharepoint.com/:x:/g/personal/ana/EXY?e=a%2Bb%20c#sheet=2',
    `https://firm-my.sharepoint.com/:x:/g/personal/ana/EXY?e=a%2Bb%20c&action=embedview&${EXCEL}#sheet=2`,
  ],
  [
    'https://firm.sharepoint.com/:x:/s/fin/EXY',
    `https://firm.sharepoint.com/:x:/s/fin/EXY?action=embedview&${EXCEL}`,
  ],
  // Personal OneDrive.
  [
    'https://onedrive.live.com/embed?resid=A%21115&authkey=%21AO&em=2&wdInConfigurator=True',
    `https://onedrive.live.com/embed?resid=A%21115&authkey=%21AO&wdInConfigurator=True&em=2&${EXCEL}`,
  ],
  ['https://1drv.ms/x/c/ea2c/IQQ?e=x', `https://1drv.ms/x/c/ea2c/IQQ?e=x&em=2&${EXCEL}`],
  // Office's viewer for any file.
  [
    'https://view.officeapps.live.com/op/view.aspx?src=https%3A%2F%2Ffirm.com%2Fa.xlsx',
    `https://view.officeapps.live.com/op/embed.aspx?src=https%3A%2F%2Ffirm.com%2Fa.xlsx&${EXCEL}`,
  ],
  // Power BI.
  [
    'https://app.powerbi.com/reportEmbed?reportId=1&autoAuth=true&FilterPaneEnabled=true#x',
    'https://app.powerbi.com/reportEmbed?reportId=1&autoAuth=true&filterPaneEnabled=false#x',
  ],
])('spec §2: %s is shown read-only', (address, expected) => {
  expect(framedView(address, READ_ONLY)).toBe(expected);
  expect(framedView(expected, READ_ONLY)).toBe(expected);
});

test.each([
  '/sample-reports/weekly.html?week=3#top',
  'https://firm.example/report?action=edit&wdDownloadButton=True',
  'https://sharepoint.com.evil.example/a?action=edit',
  'https://notsharepoint.com/a?action=edit',
  'https://app.powerbi.com.evil.example/reportEmbed?x=1',
  '',
])('spec §2: %j stays unchanged', (address) => {
  expect(framedView(address, READ_ONLY)).toBe(address);
  expect(framedView(address, {})).toBe(address);
});

test.each([
  [`${DOC}?sourcedoc={0a1b}&action=default`, `${DOC}?sourcedoc={0a1b}&action=embedview`],
  [
    'https://firm.sharepoint.com/:x:/s/mea/EXY?e=a%2Bb&AllowTyping=True',
    'https://firm.sharepoint.com/:x:/s/mea/EXY?e=a%2Bb&AllowTyping=True&action=embedview',
  ],
  [
    'https://firm.sharepoint.com/sites/Finan%C3%A7as/Relat%C3%B3rio%20Mensal.xlsx?web=1',
    'https://firm.sharepoint.com/sites/Finan%C3%A7as/Relat%C3%B3rio%20Mensal.xlsx?web=1&action=embedview',
  ],
  [
    'https://firm.sharepoint.com/sites/mea/_layouts/15/embed.aspx?UniqueId=1',
    'https://firm.sharepoint.com/sites/mea/_layouts/15/embed.aspx?UniqueId=1&action=embedview',
  ],
  [
    'https://onedrive.live.com/embed?resid=A%21115',
    'https://onedrive.live.com/embed?resid=A%21115&em=2',
  ],
  ['https://1drv.ms/x/c/ea2c/IQQ?e=x', 'https://1drv.ms/x/c/ea2c/IQQ?e=x&em=2'],
  [
    'https://view.officeapps.live.com/op/view.aspx?src=https%3A%2F%2Ffirm.com%2Fa.xlsx',
    'https://view.officeapps.live.com/op/embed.aspx?src=https%3A%2F%2Ffirm.com%2Fa.xlsx',
  ],
])('F10: outside Reports, %s is framed in its embedded view', (address, expected) => {
  expect(framedView(address, {})).toBe(expected);
  expect(framedView(expected, {})).toBe(expected);
});

test.each([
  'https://firm.sharepoint.com/sites/projects/SitePages/Home.aspx',
  'https://firm.sharepoint.com/:f:/s/projects/EXY?e=1',
  'https://firm.sharepoint.com/sites/projects/Contrato.pdf',
  'https://onedrive.live.com/?id=root',
  'https://app.powerbi.com/reportEmbed?reportId=1',
])('outside Reports, %s stays unchanged', (address) => {
  expect(framedView(address, {})).toBe(address);
});
