const EXCEL: Record<string, string> = {
  wdAllowInteractivity: 'False',
  wdHideGridlines: 'True',
  wdHideHeaders: 'True',
  wdDownloadButton: 'False',
};
/** Not its list of pages: of a report with several, the others could not be read. */
const POWER_BI = { filterPaneEnabled: 'false' };
/** Lets people type into cells where it is given, whatever its value: left out instead of set. */
const LEFT_OUT = ['allowtyping'];

/** What a host understands, by the name of its embed's parameter; null for every other host. */
function parametersFor(host: string): Record<string, string> | null {
  if (host === 'app.powerbi.com') return POWER_BI;
  if (host.endsWith('.sharepoint.com')) return { action: 'embedview', ...EXCEL };
  if (host === 'onedrive.live.com' || host === '1drv.ms') return { em: '2', ...EXCEL };
  if (host === 'view.officeapps.live.com') return EXCEL;
  return null;
}

/** The name of a `name=value` of a query: these servers read it whatever its letter case. */
function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=');
  return name.toLowerCase();
}

/**
 * The address under which Office, SharePoint, OneDrive and Power BI show a report without
 * interactivity, gridlines, headers, toolbar and download, or without its filters (spec §2, Reports).
 * Its other parameters stay as they are, to the letter: some are signed. Any other address is
 * returned as it came.
 */
export function readOnlyView(address: string): string {
  const url = URL.parse(address);
  const parameters = url && parametersFor(url.hostname);
  if (!url || !parameters) return address;
  const replaced = [...Object.keys(parameters).map(nameOf), ...LEFT_OUT];
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !replaced.includes(nameOf(parameter)));
  const added = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  url.search = [...kept, ...added].join('&');
  // The viewer's page with a toolbar has a sister without.
  if (url.hostname === 'view.officeapps.live.com' && url.pathname === '/op/view.aspx') {
    url.pathname = '/op/embed.aspx';
  }
  return url.href;
}
