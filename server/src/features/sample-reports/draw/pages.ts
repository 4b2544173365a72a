import { type Html, html } from '../html.ts';
import type { Agenda, Board, Chat, Checklist, Contact, Documents, Slides } from '../report.ts';
import { card, classOf, type Pen, scroller } from './card.ts';

function weight(kilobytes: number, pen: Pen): string {
  return kilobytes < 1000
    ? `${pen.show(kilobytes, 'whole')} KB`
    : `${pen.show(kilobytes / 1000, 'tenth')} MB`;
}

/** A shared folder: its subfolders one after another. */
export function drawDocuments(block: Documents, pen: Pen): Html {
  const { words } = pen;
  const groups = block.folders.map(({ name, files }) => {
    const rows = files.map(
      (file) =>
        html`<tr class="detail"><th scope="row"><span class="kind">${file.name.split('.').at(-1)}</span>${file.name}</th><td>${file.changed}</td><td>${weight(file.kilobytes, pen)}</td></tr>`,
    );
    return html`<tbody><tr class="group"><th scope="rowgroup" colspan="3">${name} <small>${files.length} ${words.files}</small></th></tr>${rows}</tbody>`;
  });
  const table = html`<table class="documents">
<thead><tr><th scope="col">${words.name}</th><th scope="col">${words.changed}</th><th scope="col">${words.size}</th></tr></thead>
${groups}
</table>`;
  return card(block, pen, scroller(`${words.tableOf}: ${block.title}`, table));
}

export function drawBoard(block: Board, pen: Pen): Html {
  const columns = block.columns.map(
    ({ label, cards }, i) => html`<section aria-labelledby="${pen.id}-${i}">
<h3 id="${pen.id}-${i}">${label} <small>${cards.length} ${pen.words.cards}</small></h3>
<ul>${cards.map(({ title, tag, note }) => html`<li><span class="tag">${tag}</span><strong>${title}</strong><small>${note}</small></li>`)}</ul>
</section>`,
  );
  return card(block, pen, html`<div class="board">${columns}</div>`);
}

export function drawChecklist(block: Checklist, pen: Pen): Html {
  const items = block.tasks.map(
    ({ title, due, done }) =>
      html`<li${classOf(done && 'done')}><span class="box" aria-hidden="true">${done && '✓'}</span><span>${title}</span><span class="hidden">, ${done ? pen.words.done : pen.words.open}</span><small>${due}</small></li>`,
  );
  return card(block, pen, html`<ul class="checklist">${items}</ul>`);
}

export function drawAgenda(block: Agenda, pen: Pen): Html {
  const days = block.days.map(
    ({ label, events }, i) => html`<section aria-labelledby="${pen.id}-${i}">
<h3 id="${pen.id}-${i}">${label}</h3>
${
  events.length === 0
    ? html`<p class="quiet">${pen.words.noEvents}</p>`
    : html`<ul>${events.map(({ time, title, place }) => html`<li><small>${time}</small><strong>${title}</strong><small>${place}</small></li>`)}</ul>`
}
</section>`,
  );
  return card(block, pen, html`<div class="agenda">${days}</div>`);
}

/** A presentation, one slide under another. */
export function drawSlides({ slides }: Slides, pen: Pen): Html {
  const drawn = slides.map(
    (
      { title, text, points, figures, cover },
      i,
    ) => html`<section class="slide${cover && ' cover'}" aria-labelledby="${pen.id}-${i}">
<h2 id="${pen.id}-${i}">${title}</h2>
${text && html`<p>${text}</p>`}
${points && html`<ul>${points.map((point) => html`<li>${point}</li>`)}</ul>`}
${figures && html`<dl>${figures.map(({ value, label }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}
<small class="folio"><span class="hidden">${pen.words.slide} </span>${i + 1} / ${slides.length}</small>
</section>`,
  );
  return html`<div class="slides full">${drawn}</div>`;
}

export function drawContact(block: Contact, pen: Pen): Html {
  const facts = block.facts.map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  );
  const posts = block.posts?.map(
    ({ when, text }) => html`<li><small>${when}</small><p>${text}</p></li>`,
  );
  const initials = block.name
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  return html`<section class="card contact full" aria-labelledby="${pen.id}">
<div class="who"><span class="face" aria-hidden="true">${initials}</span><div><h2 id="${pen.id}">${block.name}</h2><p>${block.about}</p></div></div>
<dl>${facts}</dl>
${posts && html`<h3>${pen.words.latest}</h3><ul class="posts">${posts}</ul>`}
<p class="outside">${block.outside}</p>
</section>`;
}

export function drawChat(block: Chat, pen: Pen): Html {
  const turns = block.turns.map(
    ({ from, text }) =>
      html`<li class="${from}"><small>${from === 'person' ? pen.words.you : pen.words.assistant}</small><p>${text}</p></li>`,
  );
  return card(block, pen, html`<ol class="chat">${turns}</ol>`);
}
