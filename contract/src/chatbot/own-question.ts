import { addDays, type Day, maxDay, type Period } from '../core/days.ts';
import { fold, foldSpaces } from '../core/text.ts';
import { weekOf } from '../home/week.ts';
import { lengthIn, periodIn } from './dates-in-question.ts';

/** A question about oneself or one's colleagues, which data answers (D58). */
export type OwnQuestion =
  | { about: 'balance' }
  | { about: 'balance on'; day: Day }
  | { about: 'may take'; start: Day; end: Day }
  | { about: 'next leave' }
  | { about: 'who decides' }
  | { about: 'who is away'; start: Day; end: Day }
  | { about: 'is away'; person: string }
  | { about: 'birthdays'; start: Day; end: Day }
  | { about: 'birthday of'; person: string };

const ASKS_BIRTHDAY =
  /\b(?:aniversario|aniversarios|aniversariante|aniversariantes|birthday|birthdays|cumpleanos|faz anos|cumple anos)\b/;
const BIRTHDAY_OF =
  /\b(?:aniversario|cumpleanos) (?:de|da|do|del|de la) (.+)|\bbirthday of (.+)|\b(?:is|when is) (.+?)(?:['’]s|s['’]) birthday|^(.+?)(?:['’]s|s['’]) birthday|\bquando (?:o |a )?(.+) faz (?:aniversario|anos)|\bcuando cumple(?: anos)? (.+)/;
/** A period rather than a person: `aniversários de hoje`. */
const NO_PERSON =
  /^(?:hoje|today|hoy|esta|this|amanha|tomorrow|manana|quem|who|quien|m\d|todos|all|semana|mes|week|month|proxim|next|(?:el |la |o |a )?(?:proxim|mes|semana)|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)/;

const DECIDES =
  /\b(?:quem|who|quien|quienes)\b.*\b(?:aprova|aprovam|aprovar|decide|decidem|decides|approve|approves|approving|aprueba|aprueban|decidiran|autoriza)\b/;
const MY_APPROVER = /\b(?:meu|my|mi) (?:aprovador|approver|aprobador)\b/;
const WHO = /\b(?:quem|who|who['’]?s|quien|quienes|alguem|anyone|anybody|alguien)\b/;
const AWAY_WORDS =
  'fora|fuera|ausente|ausentes|away|out|off|out of office|(?:de|em) ferias|de folga|on (?:vacation|leave|holiday)|de (?:vacaciones|licencia|licenca|permiso)';
const AWAY = new RegExp(String.raw`\b(?:${AWAY_WORDS})\b`);
/** `A Ana está de férias?`, `Is Ana away?` */
const IS_AWAY = new RegExp(
  String.raw`^(?:(?:o|a|el|la) )?(.+?) (?:esta|is|ta) (?:${AWAY_WORDS})\b|^(?:is|esta) (?:(?:o|a|el|la) )?(.+?) (?:${AWAY_WORDS})\b`,
);

const MAY =
  /\b(?:posso|poderia|consigo|da para|can i|may i|could i|puedo|podria)\b.*\b(?:tirar|sair|folgar|pegar|marcar|pedir|ficar|tirar ferias|take|have|go|be|get|book|tomar|tomarme|coger|cogerme|irme|pedir|salir)\b/;

const COUNTS_DAYS =
  /\b(?:quantos dias|quanto|how many (?:vacation |leave )?days|how much (?:vacation|leave)|cuantos dias|cuanto)\b/;
const OWN =
  /\b(?:tenho|terei|vou ter|restam|sobram|me restam|falta[m]? tirar|posso tirar|meu|minhas|i have|have i|do i have|will i have|i will have|left|my|tengo|tendre|me quedan|quedan|mi|mis)\b/;
const BALANCE = /\b(?:saldo|balance)\b/;
const MY_BALANCE =
  /\b(?:meu saldo|my (?:vacation |leave )?balance|mi saldo|saldo (?:que )?(?:eu )?(?:tenho|terei)|saldo tengo|saldo tendre)\b/;
const NEXT_LEAVE =
  /\b(?:quando (?:sao|serao|comecam|e|vao ser) (?:as )?minhas (?:proximas )?ferias|minhas proximas ferias|when is my (?:next )?(?:vacation|leave|holiday)|my next (?:vacation|leave)|cuando (?:son|empiezan) mis (?:proximas )?vacaciones|mis proximas vacaciones)\b/;

const endOfSentence = /[?!.]+\s*$/;
const trailing = /\b(?:hoje|today|hoy|agora|now|ahora|amanha|tomorrow)$/;

function cleanPerson(text: string | undefined): string | null {
  const person = foldSpaces((text ?? '').replace(endOfSentence, '').replace(trailing, ''));
  return person === '' || NO_PERSON.test(person) ? null : person;
}

function birthdayQuestion(text: string, period: Period | null, today: Day): OwnQuestion | null {
  const named = BIRTHDAY_OF.exec(text);
  const isQuestion = ASKS_BIRTHDAY.test(text) || /\bcumple\b/.test(text);
  if (!isQuestion && !named) return null;
  const person = cleanPerson(named?.slice(1).find((part) => part !== undefined));
  if (person) return { about: 'birthday of', person };
  // “Aniversários” alone asks for the page.
  if (!period && !WHO.test(text)) return null;
  return { about: 'birthdays', ...(period ?? weekOf(today)) };
}

function awayQuestion(text: string, period: Period | null, today: Day): OwnQuestion | null {
  if (!AWAY.test(text)) return null;
  if (WHO.test(text)) {
    return { about: 'who is away', ...(period ?? { start: today, end: today }) };
  }
  const found = IS_AWAY.exec(text);
  const person = cleanPerson(found?.[1] ?? found?.[2]);
  return person ? { about: 'is away', person } : null;
}

/** With a length, the days begin with the period, today at the earliest: `10 dias em julho`. */
function mayTakeQuestion(
  question: string,
  text: string,
  period: Period | null,
  today: Day,
): OwnQuestion | null {
  if (!MAY.test(text) || !period) return null;
  const length = lengthIn(question);
  if (!length) return { about: 'may take', ...period };
  const start = maxDay(period.start, today);
  return { about: 'may take', start, end: addDays(start, length - 1) };
}

function balanceQuestion(text: string, period: Period | null, today: Day): OwnQuestion | null {
  const asks =
    MY_BALANCE.test(text) ||
    (COUNTS_DAYS.test(text) && OWN.test(text)) ||
    (BALANCE.test(text) && period !== null);
  if (!asks) return null;
  return period && period.start !== today
    ? { about: 'balance on', day: period.start }
    : { about: 'balance' };
}

/**
 * What a question asks about the user or colleagues, in Portuguese, English or Spanish, whatever the user's
 * language. Always the same for the same question and day; null for a question that topics answer.
 */
export function ownQuestionIn(question: string, today: Day): OwnQuestion | null {
  const text = foldSpaces(fold(question).replaceAll(/[¿¡]/g, ''));
  const period = periodIn(question, today);
  if (DECIDES.test(text) || MY_APPROVER.test(text)) return { about: 'who decides' };
  return (
    birthdayQuestion(text, period, today) ??
    awayQuestion(text, period, today) ??
    (NEXT_LEAVE.test(text) ? { about: 'next leave' } : null) ??
    mayTakeQuestion(question, text, period, today) ??
    balanceQuestion(text, period, today)
  );
}
