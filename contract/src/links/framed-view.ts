/** Hides what spec §2 hides in Reports: interactivity, gridlines, headers and download. */
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

const OFFICE_VIEWER = 'view.officeapps.live.com';
const SHARED_DOCUMENT = /^\/(?::[xwpo]:|[xwp])\//i;
const DOCUMENT_PAGE = /\/_layouts\/\d+\/(?:doc2?|wopiframe2?|embed)\.aspx$/i;
const PERSONAL_PAGE = /^\/(?:edit|view|embed)(?:\.aspx)?$/i;
const DOCUMENT_FILE = /\.(?:xls[xmb]?|doc[xm]?|pp[ts][xm]?)$/i;

const isDocument = ({ pathname }: URL) =>
  [SHARED_DOCUMENT, DOCUMENT_PAGE, PERSONAL_PAGE, DOCUMENT_FILE].some((one) => one.test(pathname));

/** The parameters with which Microsoft's servers show a document to be framed, by host. */
function embedParameters({ hostname }: URL): Record<string, string> | null {
  if (hostname.endsWith('.sharepoint.com')) return { action: 'embedview' };
  if (hostname === 'onedrive.live.com' || hostname === '1drv.ms') return { em: '2' };
  return hostname === OFFICE_VIEWER ? {} : null;
}

function parametersFor(url: URL, readOnly: boolean): Record<string, string> | null {
  if (readOnly && url.hostname === 'app.powerbi.com') return POWER_BI;
  const embed = embedParameters(url);
  if (embed && readOnly) return { ...embed, ...EXCEL };
  // SharePoint's other pages, such as lists and folders, are framed as they are.
  return embed && isDocument(url) ? embed : null;
}

/** The name in a query's `name=value`, which these servers read case-insensitively. */
function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=');
  return name.toLowerCase();
}

function withParameters(search: string, added: Record<string, string>, readOnly: boolean): string {
  const replaced = [...Object.keys(added).map(nameOf), ...(readOnly ? REMOVED_PARAMETERS : [])];
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !replaced.includes(nameOf(parameter)));
  return [...kept, ...Object.entries(added).map(([name, value]) => `${name}=${value}`)].join('&');
}

/**
 * The address under which a link's frame shows it: Office documents in their embedded view, and
 * Reports without controls (spec §2). Signed parameters stay as they are.
 */
export function framedView(address: string, { readOnly = false }: { readOnly?: boolean }): string {
  const url = URL.parse(address);
  if (!url) return address;
  const viewer = url.hostname === OFFICE_VIEWER && url.pathname === '/op/view.aspx';
  if (viewer) url.pathname = '/op/embed.aspx';
  const parameters = parametersFor(url, readOnly);
  if (parameters) url.search = withParameters(url.search, parameters, readOnly);
  return parameters || viewer ? url.href : address;
}
