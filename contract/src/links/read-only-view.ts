const EXCEL: Record<string, string> = {
  wdAllowInteractivity: 'False',
  wdHideGridlines: 'True',
  wdHideHeaders: 'True',
  wdDownloadButton: 'False',
};
/** The page list stays, because multi-page reports need it. */
const POWER_BI = { filterPaneEnabled: 'false' };
/** Allows typing into cells whatever its value, so it is removed. */
const REMOVED_PARAMETERS = ['allowtyping'];

function parametersFor(host: string): Record<string, string> | null {
  if (host === 'app.powerbi.com') return POWER_BI;
  if (host.endsWith('.sharepoint.com')) return { action: 'embedview', ...EXCEL };
  if (host === 'onedrive.live.com' || host === '1drv.ms') return { em: '2', ...EXCEL };
  if (host === 'view.officeapps.live.com') return EXCEL;
  return null;
}

/** The name in a query's `name=value`, which these servers read case-insensitively. */
function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=');
  return name.toLowerCase();
}

/** A report's address without controls (spec §2, Reports). Signed parameters stay as they are. */
export function readOnlyView(address: string): string {
  const url = URL.parse(address);
  const parameters = url && parametersFor(url.hostname);
  if (!url || !parameters) return address;
  const replaced = [...Object.keys(parameters).map(nameOf), ...REMOVED_PARAMETERS];
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !replaced.includes(nameOf(parameter)));
  const added = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  url.search = [...kept, ...added].join('&');
  if (url.hostname === 'view.officeapps.live.com' && url.pathname === '/op/view.aspx') {
    url.pathname = '/op/embed.aspx';
  }
  return url.href;
}
