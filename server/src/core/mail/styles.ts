const text = '#1b222b';
const quiet = '#5c6570';
const rule = '#e1e5ea';

/** Inline, because many mail programs drop style sheets. */
export const style = {
  page: {
    backgroundColor: '#f4f5f7',
    color: text,
    fontFamily: 'Helvetica, Arial, sans-serif',
    margin: '0',
    padding: '16px 8px',
  },
  card: {
    backgroundColor: '#ffffff',
    borderRadius: '12px',
    boxSizing: 'border-box',
    maxWidth: '560px',
    padding: '24px',
    width: '100%',
  },
  letterhead: { marginBottom: '16px' },
  letterheadCell: { padding: '0 12px 0 0', verticalAlign: 'middle' },
  icon: { borderRadius: '8px', display: 'block' },
  company: { fontSize: '16px', fontWeight: 600 },
  heading: { fontSize: '22px', lineHeight: '28px', margin: '0 0 4px' },
  byline: { color: quiet, margin: '0 0 12px' },
  lead: { fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: '12px 0' },
  leadPart: { display: 'inline-block' },
  paragraph: { fontSize: '15px', lineHeight: '22px', margin: '12px 0' },
  facts: { borderCollapse: 'collapse', fontSize: '15px', lineHeight: '20px', margin: '12px 0' },
  label: { color: quiet, padding: '4px 16px 4px 0', verticalAlign: 'top' },
  value: { padding: '4px 0', verticalAlign: 'top' },
  listTitle: { margin: '12px 0 0' },
  list: { fontSize: '15px', lineHeight: '22px', margin: '4px 0 12px', paddingLeft: '22px' },
  section: { borderTop: `1px solid ${rule}`, marginTop: '20px', paddingTop: '4px' },
  sectionTitle: { fontSize: '17px', lineHeight: '24px', margin: '16px 0 0' },
  action: { margin: '20px 0' },
  button: {
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 'bold',
    padding: '13px 22px',
  },
  line: { borderColor: rule, margin: '24px 0 12px' },
  small: { color: quiet, fontSize: '13px', lineHeight: '18px', margin: '8px 0' },
} as const;

/** The dark colours override the inline ones. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #14181d !important; color: #e6e9ed !important; }
  .card { background-color: #1f252c !important; }
  .quiet { color: #a7b0bb !important; }
  .rule { border-color: #39424d !important; }
}
`;
