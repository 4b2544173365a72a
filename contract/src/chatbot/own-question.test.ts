import { describe, expect, test } from 'vitest';
import { ownQuestionIn } from './own-question.ts';

/** A Monday. */
const TODAY = '2026-03-02';

const balanceOn = (day: string) => ({ about: 'balance on', day });
const may = (start: string, end: string) => ({ about: 'may take', start, end });
const away = (start: string, end = start) => ({ about: 'who is away', start, end });
const birthdays = (start: string, end = start) => ({ about: 'birthdays', start, end });
const birthdayOf = (person: string) => ({ about: 'birthday of', person });
const isAway = (person: string) => ({ about: 'is away', person });
const BALANCE = { about: 'balance' };
const DECIDES = { about: 'who decides' };
const NEXT = { about: 'next leave' };
const THIS_WEEK = ['2026-03-02', '2026-03-08'] as const;
const NEXT_WEEK = ['2026-03-09', '2026-03-15'] as const;

describe('D58: what a question asks about oneself, in three languages', () => {
  test.each<[string, object | null]>([
    ['Quantos dias de férias eu tenho?', BALANCE],
    ['quantos dias tenho', BALANCE],
    ['Quantos dias me restam?', BALANCE],
    ['qual é o meu saldo?', BALANCE],
    ['Quanto tenho de férias?', BALANCE],
    ['How many vacation days do I have?', BALANCE],
    ['how many days do I have left?', BALANCE],
    ['What is my balance?', BALANCE],
    ['What’s my leave balance today?', BALANCE],
    ['¿Cuántos días tengo?', BALANCE],
    ['¿Cuántos días de vacaciones me quedan?', BALANCE],
    ['mi saldo', BALANCE],
    ['Quantos dias terei em 15/12?', balanceOn('2026-12-15')],
    ['quantos dias vou ter no dia 1/1/2027?', balanceOn('2027-01-01')],
    ['saldo em 15 de dezembro', balanceOn('2026-12-15')],
    ['quanto terei em 1º de julho de 2027?', balanceOn('2027-07-01')],
    ['How many days will I have on 15 December?', balanceOn('2026-12-15')],
    ['how many days will I have on December 15th, 2027?', balanceOn('2027-12-15')],
    ['my balance on 2026-10-01', balanceOn('2026-10-01')],
    ['¿Cuántos días tendré el 15 de diciembre?', balanceOn('2026-12-15')],
    ['mi saldo el 01/02', balanceOn('2027-02-01')],
    ['Posso tirar de 10 a 15 de julho?', may('2026-07-10', '2026-07-15')],
    ['posso tirar férias de 10/07 a 15/07?', may('2026-07-10', '2026-07-15')],
    ['Posso tirar 10 dias em julho?', may('2026-07-01', '2026-07-10')],
    ['posso folgar na sexta?', may('2026-03-06', '2026-03-06')],
    ['posso sair amanhã?', may('2026-03-03', '2026-03-03')],
    ['posso tirar 5 dias em março?', may('2026-03-02', '2026-03-06')],
    ['dá para tirar a semana que vem?', may(...NEXT_WEEK)],
    ['Can I take 10 to 15 July off?', may('2026-07-10', '2026-07-15')],
    ['can I take July 10 to 15?', may('2026-07-10', '2026-07-15')],
    ['May I be off next week?', may(...NEXT_WEEK)],
    ['can I take two weeks in August?', may('2026-08-01', '2026-08-14')],
    ['could I have 24/12/2026 off', may('2026-12-24', '2026-12-24')],
    ['¿Puedo tomar del 10 al 15 de julio?', may('2026-07-10', '2026-07-15')],
    ['puedo tomarme 5 días en agosto', may('2026-08-01', '2026-08-05')],
    ['¿Puedo irme mañana?', may('2026-03-03', '2026-03-03')],
    ['Quem aprova minhas férias?', DECIDES],
    ['quem decide o meu pedido?', DECIDES],
    ['Who approves my leave?', DECIDES],
    ['who decides my request', DECIDES],
    ['¿Quién aprueba mis vacaciones?', DECIDES],
    ['mi aprobador', DECIDES],
    ['Quem está fora hoje?', away(TODAY)],
    ['quem está de férias esta semana?', away(...THIS_WEEK)],
    ['Quem está ausente amanhã?', away('2026-03-03')],
    ['quem estará de férias em julho', away('2026-07-01', '2026-07-31')],
    ['Who is away?', away(TODAY)],
    ['who’s out next week', away(...NEXT_WEEK)],
    ['Is anyone on vacation on Friday?', away('2026-03-06')],
    ['¿Quién está de vacaciones la próxima semana?', away(...NEXT_WEEK)],
    ['¿Quién está fuera hoy?', away(TODAY)],
    ['quién está ausente hoy', away(TODAY)],
    ['A Ana está de férias?', isAway('ana')],
    ['João Silva está fora hoje?', isAway('joao silva')],
    ['Is Ana Reis away?', isAway('ana reis')],
    ['¿Está Ana de vacaciones?', isAway('ana')],
    ['Quem faz aniversário hoje?', birthdays(TODAY)],
    ['aniversariantes de março', birthdays('2026-03-01', '2026-03-31')],
    ['quem faz aniversário esta semana?', birthdays(...THIS_WEEK)],
    ['Whose birthday is it today?', birthdays(TODAY)],
    ['who has a birthday next week', birthdays(...NEXT_WEEK)],
    ['¿Quién cumple años esta semana?', birthdays(...THIS_WEEK)],
    ['cumpleaños de julio', birthdays('2026-07-01', '2026-07-31')],
    ['Quando é o aniversário da Ana?', birthdayOf('ana')],
    ['aniversário do João Silva', birthdayOf('joao silva')],
    ['When is Ana’s birthday?', birthdayOf('ana')],
    ['birthday of Ana Reis', birthdayOf('ana reis')],
    ['¿Cuándo es el cumpleaños de Ana?', birthdayOf('ana')],
    ['Quando são minhas férias?', NEXT],
    ['When is my next vacation?', NEXT],
    ['¿Cuándo son mis vacaciones?', NEXT],
    // Topics answer these.
    ['férias', null],
    ['saldo', null],
    ['aniversários', null],
    ['Onde vejo o saldo?', null],
    ['como peço férias?', null],
    ['aprovar férias', null],
    ['Where do I request leave?', null],
    ['receita 2025', null],
    ['posso ver os relatórios?', null],
    ['quem é o suporte de TI?', null],
    ['', null],
    ['?!', null],
  ])('“%s”', (question, expected) => {
    expect(ownQuestionIn(question, TODAY)).toEqual(expected);
  });
});
