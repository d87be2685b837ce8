import { type Role, roles } from '../domain/roles'
import { holds } from './evaluate'
import { inputsOf } from './expression'
import type { FieldModel } from './resource'

type Fields = ReadonlyMap<string, FieldModel>

/**
 * Every field a computed value tells of: its inputs, the inputs of those, and of `LINES.X` both the
 * lines and the field in their rows (design.md, "Rights"). One that `reveals` tells of nothing but itself.
 */
export function sourcesOf(field: FieldModel, fields: Fields): readonly FieldModel[] {
  const before = known.get(field)
  if (before) return before
  // A circle is a mistake named at start; here it ends.
  known.set(field, [])
  const { words } = field
  const paths = words.kind === 'computed' && !words.reveals ? inputsOf(words.is) : []
  const made = paths.flatMap(path => along(path, fields))
  const sources = [...new Set(made)]
  known.set(field, sources)
  return sources
}

const known = new WeakMap<FieldModel, readonly FieldModel[]>()

/** The fields a path goes by, each with what stands behind it. */
function along(path: string, fields: Fields): readonly FieldModel[] {
  const [head = '', tail] = path.split('.')
  const field = fields.get(head)
  if (!field) return []
  const rows = new Map(field.fields?.map(row => [row.name, row]))
  return [field, ...sourcesOf(field, fields), ...(tail === undefined ? [] : along(tail, rows))]
}

/** Whether a role may read a field, and everything it tells of. */
export const isReadBy = (ROLE: Role, field: FieldModel, fields: Fields): boolean =>
  [field, ...sourcesOf(field, fields)].every(({ read }) => holds(read, {}, { ROLE }))

/** Whether everybody who may read a copy may also read what it is made from. */
export const isAsOpen = (copy: FieldModel, source: FieldModel, fields: Fields): boolean =>
  roles.every(role => !holds(copy.read, {}, { ROLE: role }) || isReadBy(role, source, fields))
