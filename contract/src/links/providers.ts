import { type Message, msg } from '../core/i18n/t.ts';

/** The products whose dashboards an item can show with a token of its reader. */
export const PROVIDERS = ['metabase', 'superset', 'powerbi'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Their own names, which no language translates. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  metabase: 'Metabase',
  superset: 'Superset',
  powerbi: 'Power BI',
};

export const EMBED_LABELS: Record<Provider, Message> = {
  metabase: msg('Metabase dashboard'),
  superset: msg('Superset dashboard'),
  powerbi: msg('Power BI report'),
};
