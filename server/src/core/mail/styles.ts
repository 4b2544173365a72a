const QUIET = '#5c6570';
const RULE = '#e1e5ea';

/** Inline, because many mail programs drop style sheets. */
export const style = {
  page: 'background-color:#f4f5f7;margin:0;padding:0',
  frame: `background-color:#f4f5f7;color:#1b222b;font-family:Helvetica,Arial,sans-serif;padding:16px 8px`,
  card: 'background-color:#ffffff;border-radius:12px;box-sizing:border-box;max-width:560px;width:100%',
  content: 'padding:24px',
  preview: 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0',
  letterhead: 'margin-bottom:16px',
  letterheadCell: 'padding:0 12px 0 0;vertical-align:middle',
  icon: 'border-radius:8px;display:block',
  company: 'font-size:16px;font-weight:600;vertical-align:middle',
  heading: 'font-size:22px;line-height:28px;margin:0 0 4px',
  byline: `color:${QUIET};font-size:15px;line-height:22px;margin:0 0 12px`,
  lead: 'font-size:16px;font-weight:700;line-height:24px;margin:12px 0',
  leadPart: 'display:inline-block',
  paragraph: 'font-size:15px;line-height:22px;margin:12px 0;white-space:pre-line',
  facts: 'border-collapse:collapse;font-size:15px;line-height:20px;margin:12px 0',
  label: `color:${QUIET};padding:4px 16px 4px 0;vertical-align:top`,
  value: 'padding:4px 0;vertical-align:top',
  listTitle: 'font-size:15px;line-height:22px;margin:12px 0 0',
  list: 'font-size:15px;line-height:22px;margin:4px 0 12px;padding-left:22px',
  section: `border-top:1px solid ${RULE};margin-top:20px;padding-top:4px`,
  sectionTitle: 'font-size:17px;line-height:24px;margin:16px 0 0',
  action: 'margin:20px 0',
  buttonCell: 'border-radius:8px;mso-padding-alt:13px 22px',
  button:
    'color:#ffffff;display:inline-block;font-size:16px;font-weight:bold;padding:13px 22px;text-decoration:none',
  line: `border:none;border-top:1px solid ${RULE};margin:24px 0 12px;width:100%`,
  small: `color:${QUIET};font-size:13px;line-height:18px;margin:8px 0`,
} as const;

/** The dark colours override the inline ones. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #14181d !important; color: #e6e9ed !important; }
  .card { background-color: #1f252c !important; }
  .quiet { color: #a7b0bb !important; }
  .rule { border-color: #39424d !important; }
}
`;
