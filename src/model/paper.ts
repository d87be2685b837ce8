import { type Role, roles } from '../domain/roles'
import type { Text } from '../domain/text'
import { type Me, policyOf } from './access'
import { bindMe, holds } from './evaluate'
import { whoNode } from './fieldModel'
import type { LayoutName } from './named'
import type { Resource } from './resource'
import { allOf, isNever, type Node, parseRule, type Rule } from './rule'
import { couldHold } from './verdict'

/**
 * A document made of a record: an order, its invoice, a promissory note. It shows what its reader may
 * read, and each copy is counted and says who printed it.
 */
export interface Paper<Name extends string = string, Far extends string = never> {
  readonly label: Text
  /** The roles, or a rule over `$me` and the record; whoever may read the record when not said. */
  readonly by?: readonly Role[] | Rule<Name | Far>
  /** The records there is one of. */
  readonly when?: Rule<Name | Far>
  /** A layout by name (`server/areas/documents/layouts.ts`); the form's sections when not said. */
  readonly layout?: LayoutName
  /** A step of the flow that printing makes, where it is open to who prints; it has no button of its own. */
  readonly move?: string
}

type Values = Readonly<Record<string, unknown>>

/** The papers a schema declares, by name. */
export const papersOf = ({ schema }: Resource): readonly (readonly [string, Paper])[] =>
  Object.entries(schema.papers ?? {})

const known = new WeakMap<Paper, Node>()

/** Whose paper it is, and of which records. */
export function paperRule(paper: Paper): Node {
  const before = known.get(paper)
  if (before) return before
  const made = allOf([whoNode(paper.by), parseRule(paper.when ?? true)])
  known.set(paper, made)
  return made
}

const values = (me: Me) => me as unknown as Values

/** Whether there is some record this person may take it of. */
export const mayEverTake = (resource: Resource, paper: Paper, me: Me): boolean =>
  !isNever(policyOf(resource, me).read) && !isNever(bindMe(whoNode(paper.by), values(me)))

/** The roles a refusal names. */
export const rolesThatTake = ({ by }: Paper): readonly Role[] =>
  roles.filter(role => couldHold(whoNode(by), { me: { ROLE: role } }))

/** The papers a person may take of a record, which is whole. */
export const papersOn = (resource: Resource, me: Me, record: Values): readonly string[] =>
  papersOf(resource)
    .filter(([, paper]) => holds(paperRule(paper), record, values(me)))
    .map(([name]) => name)

/** Steps of the flow that printing makes. */
export const movesByPaper = (resource: Resource): ReadonlySet<string> =>
  new Set(papersOf(resource).flatMap(([, { move }]) => move ?? []))
