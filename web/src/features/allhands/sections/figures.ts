const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });
const upToTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const countText = (count: number) => whole.format(count);

export const reais = (amount: number) => `R$\u00a0${whole.format(amount)}`;

/** 1120000000 → R$ 1.12B */
export const shortReais = (amount: number) => `R$\u00a0${short.format(amount)}`;

export const percentText = (percent: number) => `${upToTwo.format(percent)}%`;

export const figureText = (figure: number) => upToTwo.format(figure);
