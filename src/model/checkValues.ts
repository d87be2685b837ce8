import type { FieldModel, Resource } from './resource'
import { isAsOpen } from './sources'
import { headOf, throughOf } from './through'
import { choicesOf, isTaken, valuesOf } from './valuesOf'

/** Values taken from fields that are not there, or that would show somebody what is not theirs to read. */
export function checkValues(resource: Resource): string[] {
  const taken = valuesOf(resource).flatMap(({ place, from, into, each }) => {
    const field = into === undefined ? undefined : resource.fields.get(into)
    const problem = field ? unfitDefault(resource, field, from) : unfit(resource, from, each)
    return problem ? [`${resource.name}.${place}: ${problem}`] : []
  })
  const inRows = [...resource.fields.values()].flatMap(lines =>
    (lines.fields ?? []).flatMap(field =>
      choicesOf(field.words.default).flatMap(value => {
        if (!isTaken(value)) return []
        const [source, fields] = rowSource(lines, value.from)
        if (source && isAsOpen(field, source, fields)) return []
        return [
          `${resource.name}.${lines.name}.${field.name}: ${source ? closed(value.from) : absent(value.from)}`,
        ]
      }),
    ),
  )
  return [...taken, ...inRows]
}

const absent = (from: string) => `is taken from ${from}, which is no field`
const closed = (from: string) => `is taken from ${from}, which not everybody who reads it may read`

/** A row's default looks through a reference of the row itself. */
function rowSource(lines: FieldModel, from: string) {
  const reference = lines.fields?.find(({ name }) => name === headOf(from))
  const fields: Resource['fields'] = reference?.target?.fields ?? new Map()
  return [fields.get(from.slice(headOf(from).length + 1)), fields] as const
}

function unfit(resource: Resource, from: string, each: string | undefined) {
  const [head = '', tail] = from.split('.')
  const rows = head === each ? resource.fields.get(head)?.fields : undefined
  const isThere =
    resource.fields.has(from) ||
    throughOf(resource, from) !== undefined ||
    rows?.some(({ name }) => name === tail) === true
  return isThere ? undefined : absent(from)
}

function unfitDefault(resource: Resource, field: FieldModel, from: string) {
  const through = throughOf(resource, from)
  if (!through?.field.store) return `${absent(from)} behind a reference`
  return isAsOpen(field, through.field, through.target.fields) ? undefined : closed(from)
}
