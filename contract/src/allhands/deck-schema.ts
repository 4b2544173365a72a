import { z } from 'zod';
import { msg, t } from '../core/i18n/t.ts';
import { daySchema, lineSchema, noteSchema } from '../core/schemas.ts';
import { type InOneLanguage, inLanguage, type Words, wordsSchema } from './deck-words.ts';
import { KNOWN_PARTS } from './known-parts.ts';

const text = (max: number) => lineSchema(max, msg('This is required'));

const words = (max: number) => wordsSchema(text(max));

// Functions, so that the deck page, which only needs the names, builds none of these schemas.
const count = () => z.number().int().min(0).max(1_000_000);
const money = () => z.number().min(0).max(1_000_000_000_000);
const percent = () => z.number().min(0).max(100);
const year = () => z.number().int().min(2000).max(2199);

const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).min(1).max(most);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
/** Rounded percentages may miss 100 by 0.1. The epsilon covers floating-point errors. */
const addsUpTo100 = (shares: readonly number[]) => Math.abs(sum(shares) - 100) <= 0.1 + 1e-9;

type Path = (string | number)[];
type Must = (holds: boolean, path: Path, message: string) => void;

const issueAdder =
  (context: z.RefinementCtx): Must =>
  (holds, path, message) => {
    if (!holds) context.addIssue({ code: 'custom', path, message });
  };

function mustDiffer(must: Must, path: Path, values: readonly (string | number)[]): void {
  const seen = new Set<string | number>();
  const twice = values.find((value) => seen.has(value) || !seen.add(value));
  must(twice === undefined, path, t('{value} appears twice here', { value: twice ?? '' }));
}

function mustHaveEach(must: Must, path: Path, names: readonly string[], all: readonly string[]) {
  must(
    new Set(names).size === all.length,
    path,
    t('List each of {names} once', { names: all.join(', ') }),
  );
}

/** Texts must differ in every language. */
function wordsMustDiffer(must: Must, path: Path, values: readonly Words[]): void {
  for (const locale of ['en', 'pt', 'es']) mustDiffer(must, path, inLanguage(values, locale));
}

const labelsOf = (list: readonly { label: Words }[]) => list.map(({ label }) => label);

export const quarterSchema = z
  .string()
  .regex(/^[1-4]Q20\d{2}$/, { error: () => t('A quarter is written like 3Q2024') });

export const REGIONS = ['Brasil', 'Scale', 'Latam', 'Europa', 'Grupo'] as const;

const regionSchema = () =>
  z
    .strictObject({ name: z.enum(REGIONS), headcount: count(), women: percent(), men: percent() })
    .refine(({ women, men }) => addsUpTo100([women, men]), {
      path: ['men'],
      error: () => t('The shares of women and men must add up to 100'),
    });

const bandSchema = () => z.strictObject({ label: words(40), people: count() });

const datasetSchema = () =>
  z.strictObject({
    label: words(40),
    values: list(z.number().min(-1e12).max(1e12), 60),
  });

/** A pie chart has this many colours. */
const MAX_SLICES = 8;

const chartSchema = () =>
  z
    .strictObject({
      title: words(80),
      kind: z.enum(['bar', 'pie', 'line']),
      labels: list(words(40), 60),
      datasets: list(datasetSchema(), 8),
    })
    .superRefine(({ kind, labels, datasets }, context) => {
      const must = issueAdder(context);
      const pie = kind === 'pie';
      must(
        !pie || labels.length <= MAX_SLICES,
        ['labels'],
        t('A pie has at most {maximum} labels', { maximum: MAX_SLICES }),
      );
      wordsMustDiffer(must, ['labels'], labels);
      wordsMustDiffer(must, ['datasets'], labelsOf(datasets));
      for (const [index, { values }] of datasets.entries()) {
        const path = ['datasets', index, 'values'];
        const negative = pie ? values.findIndex((value) => value < 0) : -1;
        must(negative < 0, [...path, negative], t('A pie has no value below 0'));
        must(
          values.length === labels.length,
          path,
          t('There are {labels} labels but {values} values', {
            labels: labels.length,
            values: values.length,
          }),
        );
      }
    });
export type DeckChart = InOneLanguage<z.infer<ReturnType<typeof chartSchema>>>;

const placeSchema = () =>
  z.strictObject({
    city: words(60),
    country: words(60),
    region: z.enum(REGIONS).exclude(['Grupo']),
    latitude: z.number().min(-85).max(85),
    longitude: z.number().min(-180).max(180),
    people: count(),
  });

const clientSchema = () =>
  z.strictObject({
    name: text(80),
    value: money(),
    months: z.number().int().min(1).max(240),
    valuation: money(),
  });

/** Areas that the product knows; a deck keeps their names. */
const awaySchema = () =>
  z.strictObject({
    year: year(),
    areas: z
      .array(z.strictObject({ area: text(200), months: z.array(count()).length(12) }))
      .max(200),
  });

const PIPELINE = ['Lost', 'High', 'Medium', 'Low'] as const;

const pipelineSchema = () =>
  z.strictObject({
    category: z.enum(PIPELINE),
    count: count(),
    average_ticket: money(),
    valuation: money(),
  });

export const PEOPLE_SECTIONS = [
  'people',
  'profile-1',
  'profile-2',
  'map',
  'compensation',
  'kpi',
  'vacation-1',
  'vacation-2',
] as const;
export const COMMERCIAL_SECTIONS = ['commercial', 'commercial-stats', 'commercial-charts'] as const;
export const SECTION_IDS = [
  'all-hands',
  'agenda',
  ...PEOPLE_SECTIONS,
  ...COMMERCIAL_SECTIONS,
  'mea',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

const deckShape = () =>
  z.strictObject({
    quarter: quarterSchema,
    subtitle: words(120),
    agenda: list(words(80), 12),
    workforce: z.array(regionSchema()).length(REGIONS.length),
    age_bands: list(bandSchema(), 12),
    time_bands: list(bandSchema(), 12),
    places: list(placeSchema(), 60),
    compensation: z.strictObject({
      total: money(),
      shares: list(z.strictObject({ label: words(40), percent: percent() }), 8),
      payroll: list(z.strictObject({ year: year(), total: money() }), 12),
    }),
    goals: list(z.strictObject({ name: words(80), percent: z.number().min(0).max(1_000) }), 40),
    commercial: z.strictObject({
      new_clients: count(),
      working_clients: count(),
      funnel: count(),
      clients: z.array(clientSchema()).max(100),
      pipeline: z.array(pipelineSchema()).length(PIPELINE.length),
      performance: z.strictObject({
        low_ticket: percent(),
        churn: percent(),
        conversion: percent(),
      }),
      charts: list(chartSchema(), 6),
    }),
    /** People away by area and month, frozen; without it, the deck shows the current ones. */
    away: awaySchema().optional(),
    /** The days of the figures that the product filled in. */
    as_of: z.partialRecord(z.enum(KNOWN_PARTS), daySchema).optional(),
    notes: z.partialRecord(z.enum(SECTION_IDS), wordsSchema(noteSchema(2_000))).default({}),
  });

export const shownDeckSchema = z.lazy(() => deckShape().omit({ notes: true }));
export type ShownDeck = InOneLanguage<z.infer<typeof shownDeckSchema>>;

/** A quarter's deck (spec §3, §9, D41), as admins export, edit and upload it. */
export const deckSchema = z.lazy(() =>
  deckShape().superRefine((deck, context) => {
    const must = issueAdder(context);
    const headcount = (name: string) =>
      deck.workforce.find((region) => region.name === name)?.headcount ?? 0;
    const all = headcount('Grupo');
    const regions = deck.workforce.map(({ name }) => name);
    mustHaveEach(must, ['workforce'], regions, REGIONS);
    must(
      sum(deck.workforce.map((region) => region.headcount)) === 2 * all,
      ['workforce'],
      t('The headcounts of the regions must add up to Grupo’s'),
    );
    const { compensation, commercial } = deck;
    wordsMustDiffer(must, ['age_bands'], labelsOf(deck.age_bands));
    wordsMustDiffer(must, ['time_bands'], labelsOf(deck.time_bands));
    const places = inLanguage(deck.places, 'en').map(
      ({ city, country, region }) => `${city}, ${country}, ${region}`,
    );
    mustDiffer(must, ['places'], places);
    wordsMustDiffer(must, ['compensation', 'shares'], labelsOf(compensation.shares));
    const years = compensation.payroll.map(({ year }) => year);
    mustDiffer(must, ['compensation', 'payroll'], years);
    wordsMustDiffer(
      must,
      ['goals'],
      deck.goals.map(({ name }) => name),
    );
    const clients = commercial.clients.map(({ name }) => name);
    mustDiffer(must, ['commercial', 'clients'], clients);
    const titles = commercial.charts.map(({ title }) => title);
    wordsMustDiffer(must, ['commercial', 'charts'], titles);
    for (const list of ['age_bands', 'time_bands'] as const) {
      const people = sum(deck[list].map((band) => band.people));
      must(
        people === all,
        [list],
        t('These add up to {people} people, but Grupo has {all}', { people, all }),
      );
    }
    for (const { name, headcount } of deck.workforce) {
      if (name === 'Grupo') continue;
      const people = sum(deck.places.filter(({ region }) => region === name).map((p) => p.people));
      must(
        people === headcount,
        ['places'],
        t('These add up to {people} people, but {name} has {headcount}', {
          people,
          name,
          headcount,
        }),
      );
    }
    must(
      addsUpTo100(compensation.shares.map((share) => share.percent)),
      ['compensation', 'shares'],
      t('The shares must add up to 100'),
    );
    must(
      commercial.clients.length === commercial.new_clients,
      ['commercial', 'clients'],
      t('There are {count} new clients but {listed} in the table', {
        count: commercial.new_clients,
        listed: commercial.clients.length,
      }),
    );
    const categories = commercial.pipeline.map(({ category }) => category);
    mustHaveEach(must, ['commercial', 'pipeline'], categories, PIPELINE);
  }),
);
export type Deck = z.infer<typeof deckSchema>;
