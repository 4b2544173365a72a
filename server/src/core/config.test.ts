import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createServer } from '#core/http/server.ts';
import { ConfigError, environment, parseConfig } from './config.ts';

const parse = (env: NodeJS.ProcessEnv) => parseConfig(env, { demo: false });

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    parse(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return '';
}

describe('a wrong value stops the start with one sentence that names it', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '1e999'],
    ['PORT', ' '],
    ['PUBLIC_URL', 'intranet.example.com'],
    ['PUBLIC_URL', 'ftp://intranet.example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', 'host=localhost'],
    ['MAIL_URL', 'mail.example.com'],
    ['MAIL_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_CONNECTIONS', '0'],
    ['MAIL_CONNECTIONS', '501'],
    ['MAIL_CONNECTIONS', 'many'],
    ['OUTBOX_MONTHS', '0'],
    ['OUTBOX_MONTHS', 'all'],
    ['AUTH_SECRET', 'short'],
    ['TIME_ZONE', 'Brazil'],
    ['TIME_ZONE', 'America/Sao Paulo'],
    ['LEAVE_OVERDRAFT_DAYS', 'five'],
    ['LEAVE_OVERDRAFT_DAYS', '-1'],
    ['LEAVE_OVERDRAFT_DAYS', '2.5'],
    ['LEAVE_OVERDRAFT_DAYS', ' '],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['DEMO_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['ROLE', 'both'],
    ['ROLE', 'Web'],
    ['METRICS_TOKEN', 'short'],
    ['FILES_URL', '/var/files'],
    ['FILES_URL', 'https://key:secret@s3.example.com/bucket'],
    ['FILES_URL', 's3://key:secret@s3.example.com'],
    ['FILES_URL', 's3://key:secret@s3.example.com/'],
    ['FILES_URL', 's3://key:secret@s3.example.com/bucket/folder'],
    ['FILES_URL', 's3://key:secret@/bucket'],
    ['FILES_URL', 's3://s3.example.com/bucket'],
    ['FILES_URL', 's3://key@s3.example.com/bucket'],
    ['FILES_URL', 's3://:secret@s3.example.com/bucket'],
    ['FILES_URL', 's3://key:sec/ret@s3.example.com/bucket'],
    ['FILES_URL', 's3://key:%zz@s3.example.com/bucket'],
    ['FILES_URL', 's3://key:secret@s3.example.com/bucket?region='],
    ['FILES_URL', 's3://key:secret@s3.example.com/bucket?http=maybe'],
    ['FILES_URL', 's3://key:secret@s3.example.com/bucket?regoin=eu-west-1'],
    ['COMPANY_NAME', 'x'.repeat(81)],
    ['SHOWCASE_NAME', '/projetos'],
    ['SHOWCASE_NAME', 'Projetos'],
    ['SHOWCASE_NAME', '-projetos'],
    ['SHOWCASE_NAME', 'p"><script>'],
    ['SHOWCASE_NAME', 'x'.repeat(41)],
    ['SHOWCASE_NAME', 'reports'],
    ['SHOWCASE_NAME', 'tecpel'],
    ['SHOWCASE_NAME', 'allhands'],
    ['SHOWCASE_NAME', 'logout'],
    ['SHOWCASE_NAME', 'api'],
    ['DATABASE_PREPARE', 'maybe'],
    ['SHOWCASE_NAME', 'assets'],
    ['SHOWCASE_NAME', 'showcase'],
    ['VAULT_KEY', 'hunter2'],
    ['VAULT_KEY', 'ab'.repeat(31)],
    ['VAULT_KEY', `${'ab'.repeat(32)},`],
    ['VAULT_KEY', `${'ab'.repeat(32)},hunter2`],
  ])('%s=%s', (name, value) => {
    const sentence = refusal({ [name]: value });
    expect(sentence).toContain(name);
    expect(sentence).toMatch(/^\S.*\.$/);
    expect(sentence).not.toContain('\n');
  });

  test('S8: nor does that about FILES_URL', () => {
    expect(refusal({ FILES_URL: 's3://key:hunter2@s3.example.com' })).not.toContain('hunter2');
  });

  test.each([
    'DATABASE_URL',
    'MAIL_URL',
    'AUTH_SECRET',
    'DEMO_PASSWORD',
    'VAULT_KEY',
    'METRICS_TOKEN',
  ])('S8: the sentence about %s does not repeat a secret', (name) => {
    expect(refusal({ [name]: 'hunter2' })).not.toContain('hunter2');
  });
});

describe('defaults', () => {
  test('nothing set', () => {
    expect(parse({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      publicUrls: [],
      databaseUrl: null,
      databasePrepare: true,
      mailUrl: null,
      mailConnections: 3,
      authSecret: null,
      timeZone: 'America/Sao_Paulo',
      leaveOverdraftDays: 0,
      trustProxy: false,
      demoPassword: 'demo-intranet-2026',
      brandColour: '#0f5c4d',
      companyLogo: null,
      companyLogoDark: null,
      showcaseName: 'pipeline',
      webDir: null,
      vaultKeys: null,
      role: 'all',
      metricsToken: null,
    });
    expect(parse({}).dataDir).toMatch(/\/data$/);
  });

  test('the demo listens on this machine only, unless HOST is set', () => {
    expect(parseConfig({}, { demo: true })).toMatchObject({ demo: true, host: '127.0.0.1' });
    expect(parseConfig({ HOST: '0.0.0.0' }, { demo: true }).host).toBe('0.0.0.0');
  });

  test('newcomer 3: without LOG_LEVEL, the demo logs readable warnings; production logs all as JSON', () => {
    const logOf = (demo: boolean, env = {}) => {
      const { logLevel, readableLog } = parseConfig(env, { demo });
      return [logLevel, readableLog];
    };
    expect(logOf(true)).toEqual(['warn', true]);
    expect(logOf(true, { LOG_LEVEL: 'info' })).toEqual(['info', false]);
    expect(logOf(false)).toEqual(['info', false]);
  });

  test('an empty value counts as absent', () => {
    const names = ['PORT', 'PUBLIC_URL', 'MAIL_URL', 'TIME_ZONE', 'TRUST_PROXY', 'LOG_LEVEL'];
    expect(parse(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parse({}));
  });

  test.each([
    [undefined, false],
    ['false', false],
    ['true', true],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['loopback', 'loopback'],
    ['127.0.0.1, 10.0.0.1', '127.0.0.1, 10.0.0.1'],
  ])('TRUST_PROXY=%s, and the server starts with it', async (value, expected) => {
    const config = parse({ LOG_LEVEL: 'silent', ...(value && { TRUST_PROXY: value }) });
    expect(config.trustProxy).toBe(expected);
    await (await createServer(config)).close();
  });

  test.each(['projetos', 'pipeline', 'cards-2026', '7'])('D5: SHOWCASE_NAME=%s', (name) => {
    expect(parse({ SHOWCASE_NAME: name }).showcaseName).toBe(name);
  });

  test('D36: VAULT_KEY holds keys in hex or base64, the present one first', () => {
    const present = randomBytes(32).toString('base64');
    const older = randomBytes(32).toString('hex');
    expect(parse({ VAULT_KEY: older }).vaultKeys).toEqual([older]);
    expect(parse({ VAULT_KEY: ` ${present} , ${older}` }).vaultKeys).toEqual([present, older]);
  });

  test('D24: links carry no double slash, whatever PUBLIC_URL ends with', () => {
    expect(parse({ PUBLIC_URL: 'https://intranet.example.com/' }).publicUrl).toBe(
      'https://intranet.example.com',
    );
  });

  test('D64: PUBLIC_URL lists addresses, and the first one is mailed', () => {
    const listed =
      ' https://intranet.example.com/ ,http://nas:3000,http://192.0.2.10, http://NAS:3000 ';
    expect(parse({ PUBLIC_URL: listed })).toMatchObject({
      publicUrl: 'https://intranet.example.com',
      publicUrls: ['https://intranet.example.com', 'http://nas:3000', 'http://192.0.2.10'],
    });
  });

  test.each(['nas:3000', 'nas', '', 'ftp://nas'])(
    'D64: a wrong entry of PUBLIC_URL is named: “%s”',
    (entry) => {
      expect(refusal({ PUBLIC_URL: `https://intranet.example.com, ${entry} ,http://nas` })).toBe(
        `The setting PUBLIC_URL lists “${entry}”, which is not an address such as https://intranet.example.com.`,
      );
    },
  );
});

describe('an identity provider', () => {
  const whole = { OIDC_ISSUER: 'https://login.example.com/firm/v2.0', OIDC_CLIENT_ID: 'intranet' };

  test('is none unless it is set up', () => {
    expect(parse({}).singleSignOn).toBeNull();
    expect(parse({ OIDC_NAME: 'Entra', OIDC_ISSUER: '' }).singleSignOn).toBeNull();
  });

  test('needs an issuer and a client; the rest has defaults', () => {
    expect(parse(whole).singleSignOn).toEqual({
      issuer: 'https://login.example.com/firm/v2.0',
      clientId: 'intranet',
      clientSecret: null,
      name: 'Microsoft',
      newAccountRole: null,
    });
    const more = {
      OIDC_CLIENT_SECRET: 'hunter2',
      OIDC_NAME: 'Keycloak',
      OIDC_NEW_ACCOUNT_ROLE: 'apenas_people',
    };
    expect(parse({ ...whole, ...more }).singleSignOn).toMatchObject({
      clientSecret: 'hunter2',
      name: 'Keycloak',
      newAccountRole: 'apenas_people',
    });
  });

  test.each([
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'intranet', OIDC_CLIENT_SECRET: 'hunter2' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: whole.OIDC_ISSUER, OIDC_CLIENT_SECRET: 'hunter2' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: 'login.example.com' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: 'http://login.example.com' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: 'http://127.0.0.1.example.com' }],
    ['OIDC_ISSUER', { ...whole, OIDC_ISSUER: 'javascript:alert(1)' }],
    ['OIDC_NAME', { ...whole, OIDC_NAME: 'x'.repeat(41) }],
    ['OIDC_NEW_ACCOUNT_ROLE', { ...whole, OIDC_NEW_ACCOUNT_ROLE: 'everything' }],
  ])('a wrong or missing %s stops the start with one sentence, %j', (name, env) => {
    const sentence = refusal(env);
    expect(sentence).toContain(`The setting ${name} `);
    expect(sentence).toMatch(/^\S.*\.$/);
    expect(sentence).not.toContain('hunter2');
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000/realm', 'http://[::1]:4000'])(
    'may speak http on this machine: %s',
    (issuer) => {
      expect(parse({ ...whole, OIDC_ISSUER: issuer }).singleSignOn?.issuer).toBe(issuer);
    },
  );
});

describe('providers of dashboards', () => {
  const metabase = { METABASE_URL: 'https://bi.example.com/m/', METABASE_SECRET: 'm'.repeat(64) };
  const superset = {
    SUPERSET_URL: 'https://superset.example.com',
    SUPERSET_USER: 'intranet',
    SUPERSET_PASSWORD: 'hunter2',
  };
  const powerbi = {
    POWERBI_TENANT: 'firm.example.com',
    POWERBI_CLIENT_ID: 'app',
    POWERBI_CLIENT_SECRET: 'hunter2',
  };

  test('are none unless they are set up', () => {
    expect(parse({}).embeds).toEqual({ metabase: null, superset: null, powerbi: null });
  });

  test('are set up by address and secret; Power BI’s addresses have defaults', () => {
    expect(parse({ ...metabase, ...superset, ...powerbi }).embeds).toEqual({
      metabase: { url: 'https://bi.example.com/m', secret: 'm'.repeat(64) },
      superset: { url: superset.SUPERSET_URL, user: 'intranet', password: 'hunter2' },
      powerbi: {
        url: 'https://app.powerbi.com',
        api: 'https://api.powerbi.com',
        scope: 'https://analysis.windows.net/powerbi/api/.default',
        tokenUrl: 'https://login.microsoftonline.com/firm.example.com/oauth2/v2.0/token',
        clientId: 'app',
        clientSecret: 'hunter2',
      },
    });
    const national = {
      ...{ POWERBI_API: 'https://api.powerbigov.us/', POWERBI_EMBED: 'https://app.powerbigov.us' },
    };
    expect(parse({ ...powerbi, ...national }).embeds.powerbi).toMatchObject({
      url: 'https://app.powerbigov.us',
      api: 'https://api.powerbigov.us',
    });
  });

  test.each<[string, Record<string, string>]>([
    ['METABASE_SECRET', { METABASE_URL: metabase.METABASE_URL }],
    ['METABASE_URL', { METABASE_SECRET: metabase.METABASE_SECRET }],
    ['METABASE_SECRET', { ...metabase, METABASE_SECRET: 'hunter2' }],
    ['METABASE_URL', { ...metabase, METABASE_URL: 'http://metabase.lan' }],
    ['METABASE_URL', { ...metabase, METABASE_URL: 'https://user:hunter2@metabase.lan' }],
    ['SUPERSET_PASSWORD', { ...superset, SUPERSET_PASSWORD: '' }],
    ['SUPERSET_URL', { ...superset, SUPERSET_URL: 'superset.example.com' }],
    ['POWERBI_CLIENT_ID', { ...powerbi, POWERBI_CLIENT_ID: '' }],
    ['POWERBI_TENANT', { ...powerbi, POWERBI_TENANT: 'firm/../other' }],
    ['POWERBI_API', { ...powerbi, POWERBI_API: 'ftp://api' }],
    ['METABASE_URL', { ...metabase, PUBLIC_URL: 'https://a.example.com,https://BI.example.com' }],
    ['SUPERSET_URL', { ...superset, SUPERSET_URL: 'http://localhost:3000/superset' }],
    ['POWERBI_EMBED', { ...powerbi, PUBLIC_URL: 'https://app.powerbi.com' }],
  ])('a wrong or missing %s stops the start with one sentence, %j', (name, env) => {
    const sentence = refusal(env);
    expect(sentence).toContain(`The setting ${name} `);
    expect(sentence).toMatch(/^\S.*\.$/);
    expect(sentence).not.toContain('hunter2');
  });
});

test('.env.example has every setting, with its default', async () => {
  const file = new URL('../../../.env.example', import.meta.url);
  const lines = (await readFile(file, 'utf8')).matchAll(/^([A-Z_]+)=(.*)$/gm);
  const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  // Only the commands for backups read BACKUP_KEY.
  const names = [...Object.keys(environment.shape), 'BACKUP_KEY'];
  expect(Object.keys(example).sort()).toEqual(names.sort());
  expect(parse(example)).toEqual(parse({}));
});
