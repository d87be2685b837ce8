import { apiPath, guestRole, roleCode } from '../../base/business'
import type { RestWords } from '../definition/rest'
import type { Grant } from '../rules/grant'
import { always, type Node, never, parseRule } from '../rules/rule'
import type { AnySchema } from '../schema'
import type { Grants, Resource } from './resource'

/** Schema words that menu, search, addresses and rights need of every resource. */
export const headWords = [
  'name',
  'key',
  'title',
  'label',
  'icon',
  'menu',
  'pages',
  'rest',
  'access',
  'trash',
] as const satisfies readonly (keyof AnySchema)[]
export type HeadWords = Pick<AnySchema, (typeof headWords)[number]>

/** Part of a resource derived from those words alone. */
type Head = Pick<Resource, 'name' | 'title' | 'rest' | 'trash' | 'grants'>

export const headOf = (words: HeadWords): Head => ({
  name: words.name,
  title: typeof words.title === 'string' ? [words.title] : words.title,
  rest: restOf(words),
  trash: trashOf(words),
  grants: grantsBy(words),
})

const restOf = (schema: HeadWords): Resource['rest'] => ({
  path: schema.rest?.path ?? apiPath(schema.name),
  envelope: schema.rest?.envelope ?? 'data',
  key: schema.rest?.key ?? schema.key,
  paging: schema.rest?.paging ?? 'server',
  concurrency: schema.rest?.concurrency ?? true,
  provides: schema.rest?.provides ?? [],
  ...operationsOf(schema.rest),
})
const operationsOf = (rest: RestWords | undefined) =>
  rest?.operations ? { operations: rest.operations } : {}

const nothing: Grants = {
  read: never,
  create: never,
  update: never,
  delete: never,
  restore: never,
}
const everything: Grants = {
  read: always,
  create: always,
  update: always,
  delete: always,
  restore: never,
}

const trashOf = ({ trash }: HeadWords): Resource['trash'] =>
  trash && { keep: trash === true ? undefined : trash.retention }

function grantsBy(schema: HeadWords) {
  const known = new Map<string, Grants>()
  for (const [role, grant] of Object.entries(schema.access))
    if (grant) known.set(roleCode(role), grantsOf(grant))
  const others = known.get('*') ?? nothing
  const granted = (role: string): Grants =>
    known.get(role) ?? (role === guestRole() ? nothing : others)
  return (role: string): Grants => ({
    ...granted(role),
    restore: restoreOf(schema, role, granted(role)),
  })
}

/** Restore right: the roles listed in `trash`, limited to readable records; otherwise that of `delete`. */
function restoreOf({ trash }: HeadWords, role: string, { read, delete: remove }: Grants): Node {
  if (!trash) return never
  if (trash === true || !trash.allow) return remove
  return trash.allow.some(each => roleCode(each) === role) ? read : never
}

function grantsOf(grant: Grant<string>): Grants {
  if (grant === 'all') return everything
  if (grant === 'read') return { ...nothing, read: always }
  return {
    read: parseRule(grant.read ?? false),
    create: parseRule(grant.create ?? false),
    update: parseRule(grant.update ?? false),
    delete: parseRule(grant.delete ?? false),
    restore: never,
  }
}
