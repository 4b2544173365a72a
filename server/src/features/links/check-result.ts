import type { CheckState } from '@intranet/contract/links/endpoints.ts';
import type { Opening } from '@intranet/contract/links/registry.ts';
import type { FetchProblem, PublicFetchError, PublicReply } from '#core/public-fetch/fetch-head.ts';
import { mayBeFramed } from './framing.ts';

export interface CheckResult {
  state: CheckState;
  /** In Portuguese. Names hosts but never an address, which may contain a key (S8). */
  detail: string;
}

const FAILURES: Record<FetchProblem, (host: string) => CheckResult> = {
  inside_address: (host) => ({
    state: 'unknown',
    detail: `${host} fica em uma rede interna, e o servidor não verifica endereços internos.`,
  }),
  not_https: (host) => ({
    state: 'unknown',
    detail: `O endereço leva a ${host} sem https, e o servidor só verifica endereços https.`,
  }),
  unknown_host: (host) => ({
    state: 'broken',
    detail: `O servidor não encontrou ${host} (falha de DNS).`,
  }),
  names_away: (host) => ({
    state: 'unknown',
    detail: `O servidor não conseguiu consultar o DNS para achar ${host}.`,
  }),
  no_connection: (host) => ({
    state: 'broken',
    detail: `${host} recusou ou interrompeu a conexão.`,
  }),
  insecure: (host) => ({
    state: 'broken',
    detail: `A conexão segura com ${host} falhou: o certificado não é válido.`,
  }),
  too_slow: (host) => ({ state: 'broken', detail: `${host} não respondeu a tempo.` }),
  too_many_redirects: (host) => ({
    state: 'broken',
    detail: `O endereço redireciona vezes demais, a última para ${host}.`,
  }),
  bad_redirect: (host) => ({
    state: 'broken',
    detail: `${host} redireciona para um endereço inválido.`,
  }),
  garbled: (host) => ({
    state: 'unknown',
    detail: `${host} respondeu de um modo que o servidor não entende.`,
  }),
};

/** An address without https may still work in a tab, but browsers block it in a frame. */
export function resultOfFailure({ problem, host }: PublicFetchError, opens: Opening): CheckResult {
  if (problem === 'not_https' && opens === 'embedded') {
    return {
      state: 'broken',
      detail: `O endereço leva a ${host} sem https, e os navegadores bloqueiam isso dentro de outra página. Salve um endereço que use https até o fim ou escolha abrir em nova aba.`,
    };
  }
  return FAILURES[problem](host);
}

export const NOT_CHECKED: CheckResult = {
  state: 'unknown',
  detail: 'O servidor não conseguiu verificar o endereço.',
};

export function resultOfOwnPage(exists: boolean): CheckResult {
  return exists
    ? { state: 'ok', detail: 'A página existe neste servidor.' }
    : { state: 'broken', detail: 'Este servidor não tem essa página.' };
}

function resultOfStatus(status: number, host: string): CheckResult | null {
  if (status === 404 || status === 410) {
    return { state: 'broken', detail: `${host} diz que a página não existe (${status}).` };
  }
  if (status >= 500) return { state: 'broken', detail: `${host} respondeu com erro (${status}).` };
  if (status === 401 || status === 403) {
    return {
      state: 'unknown',
      detail: `${host} responde, mas pede login ou permissão (${status}); quem tiver acesso pode vê-lo.`,
    };
  }
  if (status === 429) {
    return { state: 'unknown', detail: `${host} responde, mas não quis ser verificado (429).` };
  }
  if (status >= 300) {
    return {
      state: 'unknown',
      detail: `${host} respondeu com o código ${status}, que não diz se a página abre.`,
    };
  }
  return null;
}

/** The result of a reply. Embedded links need framing, and must not lead to a sign-in page. */
export function resultOfReply(
  reply: PublicReply,
  { address, opens, ours }: { address: string; opens: Opening; ours: string },
): CheckResult {
  const { host } = reply.url;
  const judged = resultOfStatus(reply.status, host);
  if (judged) return judged;
  if (opens === 'tab') return { state: 'ok', detail: `${host} responde.` };

  const framed = mayBeFramed(reply.headers, reply.url, new URL(ours));
  if (host !== new URL(address).host) {
    return {
      state: 'unknown',
      detail: framed
        ? `O endereço leva a ${host}. Se não for a página de login, salve o endereço final: só os hosts salvos abrem embutidos.`
        : `O endereço leva a uma página de login em ${host}; quem já estiver conectado pode vê-lo.`,
    };
  }
  return framed
    ? { state: 'ok', detail: `${host} responde e pode ser mostrado embutido.` }
    : {
        state: 'no_frame',
        detail: `${host} não permite ser mostrado dentro de outra página. Escolha abrir em nova aba.`,
      };
}
