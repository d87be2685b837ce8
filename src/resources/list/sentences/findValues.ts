import type { DataProvider } from 'ra-core'
import { fold } from '../../../base/fold'
import { mayAct } from '../../../model/access/access'
import { fieldAtPath, throughOf } from '../../../model/access/throughReference'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { askableField, type ConditionList } from '../../../model/lists/askable'
import type { OpenWords, SentenceFilter } from '../../../model/sentences/labels/sentenceList'
import { listMeta } from '../../../providers/dataProvider/dataProvider'

interface Finding {
  readonly list: ConditionList
  readonly dataProvider: DataProvider
}
/** A condition on the words, and how well they fit: the whole value, a title, or a part of a text. */
interface Fit {
  readonly rank: 0 | 1 | 2
  /** A text such as a city, which comes before equal names of records. */
  readonly isPlace?: boolean
  readonly part: SentenceFilter
}

/** Most records that words after "customer" may mean, and most fields in which a value is sought. */
const MOST_RECORDS = 20
const MOST_FIELDS = 8
/** Most words that are looked up one by one. */
const MOST_WORDS = 3

/** Conditions for words that are values of the data; undefined for words that nothing has. */
export const findValues = (open: readonly OpenWords[], finding: Finding) =>
  Promise.all(
    open.map(async (words, at) => {
      const isPlain = !words.isOr && !words.isDenied && !open[at + 1]?.isOr
      return (await findValue(words, finding)) ?? (isPlain ? findEach(words, finding) : undefined)
    }),
  )

/** Conditions for each of some words, such as "celulares Infinix", where no value has them all. */
async function findEach(words: OpenWords, finding: Finding): Promise<SentenceFilter | undefined> {
  const texts = words.text.split(' ')
  if (texts.length < 2 || texts.length > MOST_WORDS || words.path !== undefined) return undefined
  const found = await Promise.all(texts.map(text => findValue({ text, path: undefined }, finding)))
  const parts = found.filter(part => part !== undefined)
  const isEach = parts.length === texts.length
  const isApart = new Set(parts.flatMap(part => Object.keys(part))).size === texts.length
  return isEach && isApart ? Object.assign({}, ...parts) : undefined
}

async function findValue(words: OpenWords, finding: Finding): Promise<SentenceFilter | undefined> {
  const { resource } = finding.list
  const { path: name } = words
  const target = name === undefined ? undefined : fieldAtPath(resource, name)?.target
  const own = textFields(finding.list, target ? `${name}.` : '')
  const references = name !== undefined ? [{ name, target }] : titled(finding.list)
  const behind = further(finding.list, references)
  const fits =
    name !== undefined && !target
      ? [{ rank: 2 as const, part: containing(name, words) }]
      : await Promise.all([
          ...own.map(path => byText(path, words, finding)),
          ...references.map(field => byTitle(field, words, finding)),
          ...behind.map(async field => {
            const fit = await byTitle(field, words, finding)
            return fit?.rank === 0 ? fit : undefined
          }),
        ])
  // "in Quito" is the city before a record of that name, unless its kind is named.
  const order = ({ rank, isPlace }: Fit) =>
    rank * 2 - Number(name === undefined && isPlace === true)
  const best = fits.filter(fit => fit !== undefined).sort((a, b) => order(a) - order(b))[0]
  return words.otherwise && best?.rank !== 0 ? words.otherwise : best?.part
}

const containing = (path: string, { text, isDenied }: OpenWords): SentenceFilter =>
  isDenied ? { not: { [path]: { contains: text } } } : { [path]: { contains: text } }

/** A path to a reference, and what it refers to. */
interface TitledPath {
  readonly name: string
  readonly target?: Resource | undefined
}

/** Records of a reference by the words of their titles, or where it is named by any that their search finds. */
async function byTitle(
  { name, target }: TitledPath,
  words: OpenWords,
  { list: { resource, me }, dataProvider }: Finding,
): Promise<Fit | undefined> {
  const { text, path, isDenied } = words
  if (!target || target.searched.length === 0 || !mayAct(target, me, 'list')) return undefined
  const found = await rows(target, { q: text }, dataProvider)
  const titles = `${name}.${target.title[0]}`
  if (found.length > MOST_RECORDS && !askableField(resource, me, titles)) return undefined
  const titled = found.map(row => ({
    id: row.id,
    title: target.title.map(column => row[column] ?? '').join(' '),
  }))
  const called = titled.filter(({ title }) => text.split(' ').every(word => begins(title, word)))
  const meant = called.length > 0 || path === undefined ? called : titled
  if (meant.length === 0) return undefined
  if (found.length > MOST_RECORDS) return { rank: 1, part: containing(titles, words) }
  const ids = meant.map(({ id }) => id)
  const isWhole = meant.some(({ title }) => fold(title) === fold(text))
  return { rank: isWhole ? 0 : 1, part: { [name]: isDenied ? { nin: ids } : ids } }
}

/** True if words of a text begin with this one. */
const begins = (text: string, word: string) => ` ${fold(text)}`.includes(` ${fold(word)}`)

/** A text field, also behind a reference, of which some row has the words. */
async function byText(
  path: string,
  words: OpenWords,
  { list, dataProvider }: Finding,
): Promise<Fit | undefined> {
  const through = throughOf(list.resource, path)
  const [resource, name] = through ? [through.target, through.field.name] : [list.resource, path]
  if (!mayAct(resource, list.me, 'list')) return undefined
  const found = await rows(resource, { [name]: { contains: words.text } }, dataProvider)
  const values = found.map(row => String(row[name] ?? ''))
  if (!values.some(value => begins(value, words.text))) return undefined
  const isWhole = values.some(value => fold(value) === fold(words.text))
  // what the records themselves are called comes before what they refer to
  const isTitle = list.resource.title.includes(path)
  const isPlace = isWhole && !resource.title.includes(name)
  return { rank: isWhole ? 0 : isTitle ? 1 : 2, part: containing(path, words), isPlace }
}

async function rows(resource: Resource, filter: object, dataProvider: DataProvider) {
  const pagination = { page: 1, perPage: MOST_RECORDS + 1 }
  const sort = { field: resource.key.name, order: 'ASC' } as const
  try {
    return (await dataProvider.getList(resource.name, { pagination, sort, filter, meta: listMeta }))
      .data
  } catch {
    return []
  }
}

/** Indexed texts of the list and behind its references, such as the city of a customer; all or behind one. */
function textFields(list: ConditionList, start: string): readonly string[] {
  const { resource, me } = list
  const isText = (field: FieldModel, owner: Resource) =>
    field.operators.includes('contains') && owner.filterable.has(field.name) && !field.target
  const own = [...resource.fields.values()].filter(
    field =>
      isText(field, resource) ||
      (resource.title.includes(field.name) && field.operators.includes('contains')),
  )
  const behind = titled(list).flatMap(reference => {
    const target = reference.target as Resource
    return [...target.fields.values()]
      .filter(field => isText(field, target))
      .map(({ name }) => `${reference.name}.${name}`)
  })
  return [...own.map(({ name }) => name), ...behind]
    .filter(path => path.startsWith(start) && askableField(resource, me, path))
    .slice(0, MOST_FIELDS)
}

/** References to records that the person may list, and to the people who were given a record. */
const titled = ({ resource, me }: ConditionList): readonly FieldModel[] =>
  [...resource.fields.values()]
    .filter(
      ({ name, reference, target, words }) =>
        target &&
        (reference || 'notifyAssignee' in words) &&
        askableField(resource, me, name) &&
        mayAct(target, me, 'list'),
    )
    .toSorted((a, b) => Number(!a.reference) - Number(!b.reference))

/** References of what these refer to, such as the brand of a product, to records that the list has not itself. */
function further(list: ConditionList, references: readonly TitledPath[]): readonly TitledPath[] {
  const { resource, me } = list
  const known = new Set(titled(list).map(({ target }) => target))
  return references.flatMap(({ name, target }) =>
    (target ? titled({ ...list, resource: target }) : [])
      .filter(field => !known.has(field.target) && field.target !== resource)
      .map(field => ({ name: `${name}.${field.name}`, target: field.target }))
      .filter(({ name }) => askableField(resource, me, name)),
  )
}
