import { currentLocale } from '@intranet/contract/core/i18n/t.ts';

/** Formats in the user's language; English short figures are those of the US, such as 1.12B. */
function formatter(options: Intl.NumberFormatOptions): Pick<Intl.NumberFormat, 'format'> {
  let format: Intl.NumberFormat | undefined;
  return {
    format(figure) {
      const locale = currentLocale();
      format ??= new Intl.NumberFormat(locale === 'en-GB' ? 'en-US' : locale, options);
      return format.format(figure);
    },
  };
}

const whole = formatter({ maximumFractionDigits: 0 });
const short = formatter({ notation: 'compact', maximumSignificantDigits: 3 });
const upToTwo = formatter({ maximumFractionDigits: 2 });

export const countText = (count: number) => whole.format(count);

export const reais = (amount: number) => `R$\u00a0${whole.format(amount)}`;

/** 1120000000 → R$ 1.12B */
export const shortReais = (amount: number) => `R$\u00a0${short.format(amount)}`;

export const percentText = (percent: number) => `${upToTwo.format(percent)}%`;

/** 46.67 and 14 → 47% · 14 */
export const shareText = (percent: number, count: number) =>
  `${whole.format(percent)}% · ${countText(count)}`;

export const figureText = (figure: number) => upToTwo.format(figure);
