import { roles } from '../domain/roles'
import { holds } from './evaluate'
import type { FieldModel, Resource } from './resource'
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
        const source = isTaken(value) ? rowSource(lines, value.from) : undefined
        if (!isTaken(value) || (source && isAsOpen(field, source))) return []
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
function rowSource(lines: FieldModel, from: string): FieldModel | undefined {
  const reference = lines.fields?.find(({ name }) => name === headOf(from))
  return reference?.target?.fields.get(from.slice(headOf(from).length + 1))
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
  return isAsOpen(field, through.field) ? undefined : closed(from)
}

/** A copy must not be read by more roles than what it was copied from. */
const isAsOpen = (copy: FieldModel, source: FieldModel) =>
  roles.every(ROLE => !holds(copy.read, {}, { ROLE }) || holds(source.read, {}, { ROLE }))
