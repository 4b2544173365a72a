import type { Part } from '../part.ts';
import { type Finding, round } from '../report.ts';
import { measureCalendar } from './calendar-work.ts';
import { measureDeck } from './deck-walk.ts';
import { measureKeystrokes } from './filter-keystrokes.ts';

const WHO = 'Seed Admin';

/** Makes findings with the same raw figures, whose texts begin with the same words. */
const findingsAbout =
  (about: string, raw: unknown) =>
  (what: string, value: string, goal: string, met: boolean): Finding => ({
    what: `${about}: ${what}`,
    value,
    goal,
    met,
    raw,
  });

export const filter: Part = {
  name: 'filter',
  needsWebApp: true,
  async measure({ product }) {
    const raw = await measureKeystrokes(product, WHO);
    return [
      {
        what: 'a filter keystroke on the list of employees, until it is painted: median, slowest',
        value: `${round(raw.median)}, ${round(raw.slowest)} ms`,
        goal: 'under 50 ms (median)',
        met: raw.median < 50,
        raw,
      },
    ];
  },
};

export const draw: Part = {
  name: 'draw',
  needsWebApp: true,
  async measure({ product }) {
    const raw = await measureCalendar(product, WHO);
    return [
      {
        what: "the calendar's scripts: first opened, another five weeks",
        value: `${round(raw.open.script)}, ${round(raw.month.script)} ms`,
        goal: 'under 200 ms',
        met: raw.open.script < 200 && raw.month.script < 200,
        raw,
      },
    ];
  },
};

export const deck: Part = {
  name: 'deck',
  needsWebApp: true,
  async measure({ product }) {
    const raw = await measureDeck(product);
    const finding = findingsAbout('the deck, as a stranger', raw);
    const slow = Math.max(...raw.longestFrames);
    return [
      finding('layout shift, whole walk', raw.shift.toFixed(4), 'under 0.05', raw.shift < 0.05),
      finding(
        'longest frame of each walk',
        `${raw.longestFrames.join(', ')} ms`,
        '≤ 100 ms',
        slow <= 100,
      ),
    ];
  },
};
