export const TRANSLATIONS: Readonly<Record<string, string>> = {
  'An error occurred. Please try again.': 'Ocorreu um erro. Tente novamente.',
  'An error occurred. Please try again later.': 'Ocorreu um erro. Tente novamente mais tarde.',
  'At least 8 characters': 'Use pelo menos 8 caracteres.',
  'At most 128 characters': 'Use no máximo 128 caracteres.',
  'Enter a password': 'Informe uma senha.',
  'Please choose a password other than the present one': 'Escolha uma senha diferente da atual.',
  'Please choose a new password first.': 'Primeiro, escolha uma nova senha.',
  'Please set up two-factor sign-in first: administrators need it here.':
    'Primeiro, ative a verificação em duas etapas: ela é obrigatória para administradores.',
  'Please sign in.': 'Entre para continuar.',
  'The password may not contain the username': 'A senha não pode conter o nome de usuário.',
  'The password was changed elsewhere meanwhile.':
    'A senha foi alterada em outro lugar enquanto isso.',
  'The service is not available right now. Please try again in a moment.':
    'O serviço não está disponível agora. Tente novamente em instantes.',
  'There is nothing at this address.': 'Não há nada neste endereço.',
  'This call may only be made from the intranet itself.':
    'Esta ação só pode ser feita dentro da própria intranet.',
  'This could not be loaded. Is your connection down?':
    'Não foi possível carregar. Verifique sua conexão.',
  'This password is among the most common ones. Please choose another':
    'Esta senha é muito comum. Escolha outra.',
  'Unexpected error': 'Erro inesperado.',
  'You can only change your own password here.': 'Aqui você só pode alterar a sua própria senha.',
  'Your password does not need to be changed.': 'Sua senha não precisa ser alterada.',
  'You do not have permission to do this.': 'Você não tem permissão para fazer isso.',
};

const translationOf = new Map(Object.entries(TRANSLATIONS));

/** Translates a sentence for a page in Portuguese; unknown sentences stay unchanged. */
export function inPortuguese(sentence: string): string {
  return translationOf.get(sentence) ?? sentence;
}
