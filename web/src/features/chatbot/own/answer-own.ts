import type { Answer } from '@intranet/contract/chatbot/answer.ts';
import type { OwnQuestion } from '@intranet/contract/chatbot/own-question.ts';
import type { Asking } from './answer-words.ts';
import { birthdayOf, birthdays, isAway, whoIsAway } from './colleague-answers.ts';
import { balance, balanceOn, mayTake, nextLeave, whoDecides } from './leave-answers.ts';

/**
 * Answers a question about oneself or colleagues from the calls that the user's pages make, so that it never says
 * more than these show (D58).
 */
export function answerOwn(question: OwnQuestion, asking: Asking): Promise<Answer> {
  switch (question.about) {
    case 'balance':
      return balance(asking);
    case 'balance on':
      return balanceOn(asking, question.day);
    case 'may take':
      return mayTake(asking, question);
    case 'next leave':
      return nextLeave(asking);
    case 'who decides':
      return whoDecides(asking);
    case 'who is away':
      return whoIsAway(asking, question);
    case 'is away':
      return isAway(asking, question.person);
    case 'birthdays':
      return birthdays(asking, question);
    case 'birthday of':
      return birthdayOf(asking, question.person);
  }
}
