import { specifiedLang } from './language.ts';

export const TRANSLATIONS: Readonly<Record<string, string>> = {
  'An error occurred. Please try again.': 'Ocorreu um erro. Tente novamente.',
  'An error occurred. Please try again later.': 'Ocorreu um erro. Tente novamente mais tarde.',
  'At least 8 characters': 'Use pelo menos 8 caracteres.',
  'At most 128 characters': 'Use no máximo 128 caracteres.',
  'Enter a password': 'Informe uma senha.',
  'Choose a password other than the current one': 'Escolha uma senha diferente da atual.',
  'Please choose a new password first.': 'Primeiro, escolha uma nova senha.',
  'Please set up two-factor sign-in first. It’s required for administrators.':
    'Primeiro, ative a verificação em duas etapas: ela é obrigatória para administradores.',
  'Please sign in.': 'Entre para continuar.',
  'The password can’t contain the username': 'A senha não pode conter o nome de usuário.',
  'The password was changed elsewhere in the meantime. Reload the page and try again.':
    'A senha foi alterada em outro lugar enquanto isso. Recarregue a página e tente de novo.',
  'The service isn’t available right now. Please try again in a moment.':
    'O serviço não está disponível agora. Tente novamente em instantes.',
  'There is nothing at this address.': 'Não há nada neste endereço.',
  'You can only do this from within the intranet.':
    'Esta ação só pode ser feita dentro da própria intranet.',
  'Couldn’t load this. Check your connection.': 'Não foi possível carregar. Verifique sua conexão.',
  'This password is too common. Choose another one': 'Esta senha é muito comum. Escolha outra.',
  'Unexpected error': 'Erro inesperado.',
  'You can only change your own password here.': 'Aqui você só pode alterar a sua própria senha.',
  'You don’t need to change your password.': 'Sua senha não precisa ser alterada.',
  'You don’t have permission to do this.': 'Você não tem permissão para fazer isso.',
};

const translationOf = new Map(Object.entries(TRANSLATIONS));

/**
 * The Portuguese text of a sentence on a page that is Portuguese only as specified, where the catalogue
 * is English. Other languages and unknown sentences stay unchanged.
 */
export function inPortuguese(sentence: string): string {
  return (specifiedLang && translationOf.get(sentence)) ?? sentence;
}
