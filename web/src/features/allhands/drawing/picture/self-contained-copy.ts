import { t } from '@intranet/contract/core/i18n/t.ts';

/** Content from another site, or without markup to copy. */
const FOREIGN = 'iframe, canvas, video, object, embed';

function placeholderFor(element: Element): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  const label = element.getAttribute('title') ?? element.getAttribute('aria-label');
  box.textContent = label ?? t('Not included in the picture');
  box.style.cssText = `display:flex;box-sizing:border-box;align-items:center;justify-content:center;
    width:${width}px;height:${height}px;padding:16px;background:#868e96;color:#fff;
    font:600 20px system-ui,sans-serif;text-align:center`;
  return box;
}

async function asDataUrl(address: string): Promise<string> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  const blob = await reply.blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function embedImage(original: HTMLImageElement, copy: Element): Promise<void> {
  try {
    const address = await asDataUrl(original.currentSrc || original.src);
    copy.removeAttribute('srcset');
    copy.setAttribute('loading', 'eager');
    copy.setAttribute('src', address);
  } catch {
    // Another site's picture can be shown but not read.
    copy.replaceWith(placeholderFor(original));
  }
}

function copyValues(original: Element, copy: Element): void {
  const inputs = copy.querySelectorAll('input');
  for (const [index, from] of original.querySelectorAll('input').entries()) {
    inputs[index]?.setAttribute('value', from.value);
    inputs[index]?.toggleAttribute('checked', from.checked);
  }
}

export async function makeSelfContained(original: Element, copy: Element): Promise<void> {
  copyValues(original, copy);
  for (const temporary of copy.querySelectorAll('[data-fleeting]')) temporary.remove();
  const images = [...copy.querySelectorAll('img')];
  const foreign = [...copy.querySelectorAll(FOREIGN)];
  for (const [index, from] of [...original.querySelectorAll(FOREIGN)].entries()) {
    foreign[index]?.replaceWith(placeholderFor(from));
  }
  await Promise.all(
    [...original.querySelectorAll('img')].map(async (from, index) => {
      const to = images[index];
      if (to) await embedImage(from, to);
    }),
  );
}
