import { farHeadOf, throughOf } from '../access/throughReference'
import type { FieldModel, Resource } from '../fields/resource'
import { isAsOpen, openTo } from '../fields/sources'
import { choicesOf, isFieldValue, valuesOf } from '../fields/valuesOf'

/** Errors in values copied from other fields: unknown sources, or sources the reader may not see. */
export function checkValues(resource: Resource): string[] {
  const taken = valuesOf(resource).flatMap(({ place, from, into, each }) => {
    const field = into === undefined ? undefined : resource.fields.get(into)
    const problem = field
      ? invalidReferenceDefault(resource, field, from)
      : invalidSource(resource, from, each)
    return problem ? [`${resource.name}.${place}: ${problem}`] : []
  })
  const inRows = [...resource.fields.values()].flatMap(lines =>
    (lines.fields ?? []).flatMap(field =>
      choicesOf(field.words.default).flatMap(value => {
        if (!isFieldValue(value)) return []
        const [source, fields] = rowSource(lines, value.field)
        if (source && isAsOpen(field, source, fields)) return []
        return [
          `${resource.name}.${lines.name}.${field.name}: ${source ? closed(value.field, field) : absent(value.field)}`,
        ]
      }),
    ),
  )
  return [...taken, ...inRows]
}

const absent = (from: string) => `is taken from ${from}, which is no field`
const closed = (from: string, into: FieldModel) => `is taken from ${openTo(from, into.name)}`

/** The source of a row's default, through a reference of the row. */
function rowSource(lines: FieldModel, from: string) {
  const reference = lines.fields?.find(({ name }) => name === farHeadOf(from))
  const fields: Resource['fields'] = reference?.target?.fields ?? new Map()
  return [fields.get(from.slice(farHeadOf(from).length + 1)), fields] as const
}

function invalidSource(resource: Resource, from: string, each: string | undefined) {
  const [head = '', tail] = from.split('.')
  const rows = head === each ? resource.fields.get(head)?.fields : undefined
  const isThere =
    resource.fields.has(from) ||
    throughOf(resource, from) !== undefined ||
    rows?.some(({ name }) => name === tail) === true
  return isThere ? undefined : absent(from)
}

function invalidReferenceDefault(resource: Resource, field: FieldModel, from: string) {
  const through = throughOf(resource, from)
  if (!through?.field.store) return `${absent(from)} behind a reference`
  return isAsOpen(field, through.field, through.target.fields) ? undefined : closed(from, field)
}
