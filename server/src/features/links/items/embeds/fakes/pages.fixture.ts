/** The pages of the fake providers. Their scripts speak each vendor's protocol. */

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${content}</html>`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A dashboard that checks the token again for each query. */
export const metabasePage = (params: string, token: string) =>
  page(
    'Metabase',
    `<h1>Sales dashboard</h1><p id="params">${escapeHtml(params)}</p>
     <button>Run query</button><p id="result"></p>
     <script>
       document.querySelector('button').onclick = async () => {
         const reply = await fetch('../../query/${encodeURIComponent(token)}');
         document.querySelector('#result').textContent = await reply.text();
       };
     </script>`,
  );

/** Gets guest tokens through the port that the embedding page transfers, as Superset's Switchboard does. */
export const supersetPage = () =>
  page(
    'Superset',
    `<h1>Deals dashboard</h1><p id="user">No token</p><p id="count">0</p>
     <script>
       let count = 0;
       addEventListener('message', ({ data, ports: [port] }) => {
         if (data?.type !== '__embedded_comms__' || data.handshake !== 'port transfer' || !port) return;
         port.onmessage = async ({ data: { switchboardAction, method, args } }) => {
           if (switchboardAction !== 'emit' || method !== 'guestToken') return;
           const body = JSON.stringify({ token: args.guestToken, dashboard: location.pathname.split('/').at(-1) });
           const reply = await fetch('../api/v1/me', { method: 'POST', body });
           document.querySelector('#user').textContent = await reply.text();
           document.querySelector('#count').textContent = String(++count);
         };
       });
     </script>`,
  );

/** Gets tokens by messages in the form of powerbi-client's HttpPostMessage. */
export const powerBiPage = () =>
  page(
    'Power BI',
    `<h1>Finance report</h1><p id="user">No token</p><p id="count">0</p>
     <button>Expire</button>
     <script>
       let count = 0, uid = '', host = null;
       const show = async (token) => {
         const report = new URLSearchParams(location.search).get('reportId');
         const reply = await fetch('render', { method: 'POST', body: JSON.stringify({ token, report }) });
         document.querySelector('#user').textContent = await reply.text();
         document.querySelector('#count').textContent = String(++count);
         return reply.ok ? 202 : 403;
       };
       addEventListener('message', async ({ data, source, origin }) => {
         if (data?.method !== 'POST') return;
         const load = data.url === '/report/load';
         if (!load && data.url !== '/report/token') return;
         const own = new URLSearchParams(location.search).get('uid');
         if (!own || data.headers.uid !== own) return;
         if (load) { uid = own; host = { source, origin }; }
         const statusCode = await show(load ? data.body.accessToken : data.body);
         source.postMessage({ statusCode, headers: { id: data.headers.id }, body: null }, origin);
       });
       document.querySelector('button').onclick = () =>
         host.source.postMessage({
           method: 'POST',
           url: '/reports/' + uid + '/events/error',
           headers: { id: 'event1' },
           body: { message: 'TokenExpired' },
         }, host.origin);
     </script>`,
  );
