import { everyRole, type Role } from '../../base/business'
import type { DocumentWords } from '../definition/documentWords'
import { audienceRule } from '../fields/fieldModel'
import type { Resource } from '../fields/resource'
import { bindMe, holds } from '../rules/evaluate'
import { allOf, isNever, type Node, parseRule } from '../rules/rule'
import { couldHold } from '../rules/verdict'
import { type Me, policyOf } from './access'

type Values = Readonly<Record<string, unknown>>

export const documentsOf = ({ schema }: Resource): readonly (readonly [string, DocumentWords])[] =>
  Object.entries(schema.documents ?? {})

const known = new WeakMap<DocumentWords, Node>()

/** Rule over user and record under which a document may be created. */
export function documentRule(document: DocumentWords): Node {
  const before = known.get(document)
  if (before) return before
  const made = allOf([audienceRule(document.allow), parseRule(document.when ?? true)])
  known.set(document, made)
  return made
}

const values = (me: Me) => me

/** True when the user may create the document for some record. */
export const mayEverPrint = (resource: Resource, document: DocumentWords, me: Me): boolean =>
  !isNever(policyOf(resource, me).read) &&
  !isNever(bindMe(audienceRule(document.allow), values(me)))

export const rolesThatPrint = ({ allow }: DocumentWords): readonly Role[] =>
  everyRole().filter(role => couldHold(audienceRule(allow), { me: { ROLE: role } }))

/** Documents the user may create for a complete record. */
export const printableDocuments = (resource: Resource, me: Me, record: Values): readonly string[] =>
  documentsOf(resource)
    .filter(([, document]) => holds(documentRule(document), record, values(me)))
    .map(([name]) => name)

/** Transitions made by printing a document. */
export const movesByDocument = (resource: Resource): ReadonlySet<string> =>
  new Set(documentsOf(resource).flatMap(([, { transition }]) => transition ?? []))
