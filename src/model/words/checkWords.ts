import { isDay } from '../../base/day'
import type { Owner, WordShape } from '../../kinds/kind/words'
import { kindNames, kindOf } from '../../kinds/registry'
import type { FieldDefinition } from '../definition/field'
import { placeholders } from '../definition/wording'
import type { AnySchema } from '../schema'
import { checkExpression } from './checkExpression'
import { checkName, fieldAt } from './checkNames'
import { checkMe, checkOption, checkRule } from './checkRule'
import { featureNames } from './features'
import { former, invalidMistake, lacking, type Mistake, unknown } from './mistake'
import { columnsOf, isRow, placeWithin, rowColumnsOf, type WordPlace } from './place'
import { wordsForThere, wordsOf } from './registry'
import { renamedTo, rewrittenTo } from './renamed'

type Found = readonly Mistake[]
type Row = Readonly<Record<string, unknown>>
type Of<Is extends WordShape['is']> = Extract<WordShape, { readonly is: Is }>

/** Unknown words of a schema, and names in it that refer to nothing. */
export const checkWords = (schema: AnySchema, all: ReadonlyMap<string, AnySchema>): Found =>
  checkObject('schema', schema as Row, { path: schema.name ?? 'a schema', schema, all })

/** Check of each shape, for values of its type. */
const checks: { readonly [Is in WordShape['is']]: (v: unknown, p: WordPlace, s: Of<Is>) => Found } =
  {
    text: () => [],
    number: () => [],
    'whole number': () => [],
    day: () => [],
    'yes or no': () => [],
    anything: () => [],
    'one of': checkOneOf,
    name: (value, place, { of }) => checkName(of, value, place),
    words: (value, place, { of }) => checkObject(of, value as Row, place),
    field: (value, place) => checkField(value as Row, place),
    feature: (value, place) => checkFeature(value as Row, place),
    table: checkTable,
    list: (value, place, { each }) =>
      (value as readonly unknown[]).flatMap((item, at) =>
        check(each, item, placeWithin(place, stepOf(item, at))),
      ),
    either: (value, place, { of }) => checkEither(of, value, place),
    rule: (value, place, { over }) => checkRule(value, place, over),
    expression: (value, place) => checkExpression(value, place),
    wording: (value, place, { of }) =>
      placeholders(value as string).flatMap(name => checkName(of, name, place)),
    constant: checkConstant,
  }

function check(shape: WordShape, value: unknown, place: WordPlace): Found {
  if (value === undefined) return []
  if (!fits(shape, value)) return [invalidMistake(place.path, value, expectedShape(shape))]
  const checkIt = checks[shape.is] as (value: unknown, place: WordPlace, shape: WordShape) => Found
  return checkIt(value, place, shape)
}

const fitting: { readonly [Is in WordShape['is']]?: (value: unknown) => boolean } = {
  text: isText,
  number: Number.isFinite,
  'whole number': value => Number.isInteger(value) && Number(value) >= 0,
  day: value => isText(value) && (value === 'today' || isDay(value)),
  'yes or no': value => typeof value === 'boolean',
  name: value => isText(value) || typeof value === 'number',
  words: isRow,
  field: isRow,
  feature: isRow,
  table: isRow,
  rule: isRow,
  list: value => Array.isArray(value),
  wording: isText,
  constant: value => value === null || typeof value !== 'object',
}
function isText(value: unknown): value is string {
  return typeof value === 'string'
}
const fits = (shape: WordShape, value: unknown): boolean =>
  shape.is === 'either'
    ? shape.of.some(each => fits(each, value))
    : shape.is === 'name' && shape.of !== 'role'
      ? isText(value)
      : shape.is === 'one of'
        ? shape.values.some(each => typeof each === typeof value)
        : (fitting[shape.is]?.(value) ?? true)

const shown: { readonly [Is in WordShape['is']]?: string } = {
  wording: 'text',
  'yes or no': 'true or false',
  table: '{ name: … }',
  field: '{ kind: … }',
  rule: 'a rule',
  feature: 'a feature',
  day: 'today or a day, YYYY-MM-DD',
}

/** Expected value of a word, for the author of the schema. */
function expectedShape(shape: WordShape): string {
  if (shape.is === 'either') return [...new Set(shape.of.map(expectedShape))].join(' or ')
  if (shape.is === 'list') return `a list of ${expectedShape(shape.each)}`
  if (shape.is === 'name') return shape.of
  if (shape.is === 'one of') return shape.values.map(value => JSON.stringify(value)).join(' or ')
  if (shape.is !== 'words') return shown[shape.is] ?? shape.is
  const known = Object.entries(wordsOf(shape.of))
  const needed = known.filter(([, { isNeeded }]) => isNeeded)
  const words = (needed.length > 0 ? needed : known).map(([word]) => word)
  return `{ ${words.slice(0, 4).join(', ')}${words.length > 4 ? ', …' : ''} }`
}

const stepOf = (item: unknown, at: number) =>
  isRow(item) && typeof item.id === 'string' ? item.id : at

function checkObject(owner: Owner, value: Row, place: WordPlace): Found {
  const known = wordsOf(owner)
  const named = (wordsForThere(owner) ?? []).flatMap(word => value[word] ?? [])[0]
  const other = named === undefined ? undefined : place.all.get(String(named).split('.')[0] ?? '')
  const isNaming = wordsForThere(owner) !== undefined
  const inside = isNaming ? { ...place, there: other && columnsOf(other) } : place
  const found = Object.entries(value).flatMap(([word, its]): Found => {
    const shape = known[word]
    const now = rewrittenTo(owner, word, its)
    if (now !== undefined) return [former(place.path, word, now)]
    if (!shape) return [unknown(place.path, { what: 'word', word, known: Object.keys(known) })]
    return check(shape, its, word === 'fields' ? inside : placeWithin(inside, word))
  })
  const isMeant = (word: string) => found.some(it => it.place === place.path && it.meant === word)
  const absent = Object.entries(known).filter(
    ([word, { isNeeded }]) => isNeeded && value[word] === undefined && !isMeant(word),
  )
  return [
    ...absent.map(([word, shape]) => lacking(place.path, word, expectedShape(shape))),
    ...found,
  ]
}

/** Checks a field against the words of its kind; words of an unknown kind are not checked. */
function checkField(value: Row, place: WordPlace): Found {
  const { kind } = value
  const field = value as FieldDefinition
  if (isText(kind) && kindOf(kind))
    return checkObject(fieldOwner(kind), value, {
      ...place,
      field,
      rows: rowColumnsOf(field) ?? place.rows,
    })
  const any = kindNames().flatMap(each => Object.keys(wordsOf(fieldOwner(each))))
  const words = [...new Set(any)]
  return [
    ...(kind === undefined
      ? [lacking(place.path, 'kind', expectedShape({ is: 'name', of: 'kind' }))]
      : checkName('kind', kind, place)),
    ...Object.keys(value)
      .filter(word => !words.includes(word))
      .map(word => unknown(place.path, { what: 'word', word, known: words })),
  ]
}
const fieldOwner = (kind: string) => `field of kind ${kind}`

/** Checks a feature against the words its area describes; words of an unknown feature are not checked. */
function checkFeature(value: Row, place: WordPlace): Found {
  const { feature, words } = value
  const inside = { ...place, path: `${place.schema.name}.features.${feature}` }
  const isKnown = isText(feature) && featureNames().includes(feature) && isRow(words)
  return [
    ...checkObject('feature', value, place),
    ...(isKnown ? checkObject(feature, words, inside) : []),
  ]
}

function checkTable(value: unknown, place: WordPlace, { each, keys }: Of<'table'>): Found {
  return Object.entries(value as Row).flatMap(([key, its]) => {
    const named = keys ? checkName(keys, key, place) : []
    const field = keys === 'column there' ? place.there?.[key] : keys && fieldAt(key, place)
    const inside = { ...placeWithin(place, key), field, rows: rowColumnsOf(field) ?? place.rows }
    return [...named, ...check(each, its, inside)]
  })
}

function checkOneOf(value: unknown, place: WordPlace, { values }: Of<'one of'>): Found {
  if (values.includes(value)) return []
  return [unknown(place.path, { what: 'value', word: String(value), known: values.map(String) })]
}

function checkConstant(value: unknown, place: WordPlace, { filled }: Of<'constant'>): Found {
  if (typeof value !== 'string' || !value.startsWith('$')) return checkOption(value, place)
  if (value.startsWith('$me.')) return checkMe(value, place)
  return filled.includes(value)
    ? []
    : [unknown(place.path, { what: 'word', word: value, known: filled })]
}

/** The fitting shape that the first word names, else the one with the most known words. */
function checkEither(shapes: readonly WordShape[], value: unknown, place: WordPlace): Found {
  const [best] = shapes
    .filter(shape => fits(shape, value))
    .map(shape => ({ far: isHeadless(shape, value), found: check(shape, value, place) }))
    .map(({ far, found }) => {
      const own = found.filter(each => each.place === place.path)
      return { found, rank: [far ? 1 : 0, costOf(own), costOf(found)] }
    })
    .sort((a, b) => compareRanks(a.rank, b.rank))
  return best?.found ?? []
}

/** A word similar to a known one counts as its misspelling. */
const costOf = (found: Found) =>
  found.reduce((sum, { meant }) => sum + (meant === undefined ? 1 : 0.75), 0)

const compareRanks = (one: readonly number[], other: readonly number[]) =>
  one.map((cost, at) => cost - (other[at] ?? 0)).find(difference => difference !== 0) ?? 0

/** True without the word that identifies its owner: an increment has the word `increment`. */
function isHeadless(shape: WordShape, value: unknown) {
  if (shape.is !== 'words' || !isRow(value)) return false
  const first = Object.keys(wordsOf(shape.of)).slice(0, 1)
  const heads = wordsForThere(shape.of) ?? first
  return !Object.keys(value).some(word => heads.includes(renamedTo(shape.of, word) ?? word))
}
