import { colourOf } from '../../fields/display/options'
import { viewOf } from '../../fields/registry/registry'
import { isNone, isNoneIn } from '../../fields/registry/ShownValue'
import type { FieldModel, Resource } from '../../model/fields/resource'
import type { SectionShown } from './sections'

type Values = Readonly<Record<string, unknown>>

export interface RecordLayout {
  /** Facts below the title, the most important columns of the list. */
  readonly head: readonly FieldModel[]
  /** Shown as a chip beside the title where the record has no flow. */
  readonly chip: FieldModel | undefined
  /** Lines with many columns and totals, over the whole width. */
  readonly across: readonly SectionShown[]
  readonly main: readonly SectionShown[]
  readonly side: readonly SectionShown[]
  /** The last section of a form in tabs, beside others: it waits to be opened. */
  readonly rest?: SectionShown | undefined
}

/** Records with fewer facts are shown in one column without facts beside the title. */
const FEW = 6
/** Facts that fit beside the main column. */
const BESIDE = 18
/** Columns of lines that fit into the main column. */
const COLUMNS = 6

/**
 * Distributes the facts of a record: lines, texts and pictures to the main column, short facts beside it, from
 * the last section to the first. `isAlone` is true if the main column has no other content.
 */
export function recordLayout(
  { list, form, title, key, naturalKey }: Resource,
  sections: readonly SectionShown[],
  { record, isAlone, hasState }: { record: Values; isAlone: boolean; hasState: boolean },
): RecordLayout {
  const shown = sections
    .flatMap(({ fields }) => fields)
    .filter(field => !isNoneIn(field, record[field.name]))
  const columns = list.columns.flatMap(name => {
    const field = shown.find(one => one.name === name)
    return field && !isWide(field) && !title.includes(name) ? [field] : []
  })
  const chip = hasState
    ? undefined
    : columns.find(field => colourOf(field, record[field.name] as string | number) !== undefined)
  const isSmall = shown.length <= FEW
  const firstOf = (kind: (field: FieldModel) => boolean, most = 1) =>
    columns.filter(kind).slice(0, most)
  const leading = [
    ...firstOf(({ target }) => target !== undefined, 2),
    ...firstOf(({ isMoney }) => isMoney === true),
    ...firstOf(({ store }) => store === 'instant' || store === 'day'),
  ]
  const head = isSmall || leading.length < 2 ? [] : leading
  // An amount stays where it is the total of lines.
  const isOfLines = (field: FieldModel) =>
    field.isMoney && sections.some(({ fields }) => fields.includes(field) && fields.some(isWide))
  const placed = new Set([...head.filter(field => !isOfLines(field)), isSmall ? undefined : chip])
  const isPlaced = (field: FieldModel) =>
    // The head shows the title and the portrait.
    placed.has(field) || 'portrait' in field.words || (!isSmall && title.includes(field.name))
  // The number that the server gave comes last.
  const number = naturalKey ? undefined : key
  const left = sections
    .map(section => ({
      ...section,
      fields: section.fields
        .filter(field => !isPlaced(field))
        .sort((a, b) => Number(a === number) - Number(b === number)),
    }))
    .filter(({ fields }) => fields.length > 0)
  const isMain = ({ fields }: SectionShown) =>
    fields.some(field => isWide(field) && !isNone(record[field.name]))
  const isAcross = ({ fields }: SectionShown) =>
    fields.some(field => columnsOf(field, record) > COLUMNS) &&
    fields.some(({ isMoney }) => isMoney)
  const across = left.filter(isAcross)
  if (isAlone && !left.some(isMain)) return { head, chip, across, main: left, side: [] }
  const rest = form.layout === 'tabs' ? left.at(-1) : undefined
  let free = BESIDE
  const side = left.toReversed().filter(section => {
    if (isMain(section)) return false
    free -= section === rest ? 0 : section.fields.length
    return free >= 0
  })
  return {
    ...{ head, chip, across, side: side.toReversed(), rest: side.length > 1 ? rest : undefined },
    main: left.filter(section => !side.includes(section) && !across.includes(section)),
  }
}

const isWide = (field: FieldModel) => viewOf(field).wide === true

/** Columns of child rows that have a value somewhere. */
function columnsOf({ name, fields = [] }: FieldModel, record: Values) {
  const rows = record[name]
  if (!Array.isArray(rows)) return 0
  return fields.filter(column => rows.some((row: Values) => !isNone(row[column.name]))).length
}
