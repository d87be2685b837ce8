import type { Role } from '../domain/roles'
import type { Text } from '../domain/text'
import type { FieldOf, Fields } from './field'
import type { Effect, Flow } from './flow'
import type { FormWords } from './formWords'
import type { KindName } from './kinds/registry'
import type { LastsWords } from './lasts'
import type { ListWords } from './listWords'
import type { Made } from './made'
import type { IconName, PieceName } from './named'
import type { Paper } from './paper'
import type { RecordOf } from './record'
import type { MeRef, Rule } from './rule'
import type { Share } from './share'
import type { TrashWords } from './trashWords'

/** What a role may do: everything, only read, or operation by operation, each with its record rule. */
export type Grant<Name extends string> =
  | 'all'
  | 'read'
  | {
      readonly read?: boolean | Rule<Name>
      readonly create?: boolean | Rule<Name>
      readonly update?: boolean | Rule<Name>
      readonly delete?: boolean | Rule<Name>
    }
/** Deny by default. `'*'` grants to every role of the business that is not named (never to `user`). */
export type Access<Name extends string> = { readonly [role in Role | '*']?: Grant<Name> }

/** A rule between fields: `{ rule: { HASTA: { gte: { field: 'DESDE' } } }, at: 'HASTA', else: … }`. */
export interface Check<Name extends string, Far extends string = never> {
  readonly rule: Rule<Name | Far>
  readonly at: Name
  readonly else: Text
}

export type Operation = 'list' | 'one' | 'create' | 'update' | 'delete'
export interface RestCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{id}` stands for the key. */
  readonly path?: string
  /** The name around the answer; none for the bare record. */
  readonly envelope?: string | null
}
/** How a server speaks of this resource; ours when only `path` is given. `envelope`: the name around a list. */
export interface RestWords {
  readonly path: string
  readonly envelope?: string
  /** Where the record's key stands, if not under its own name. */
  readonly id?: string
  /** `whole`: it answers one array; paging, sorting and filtering are ours then. */
  readonly paging?: 'server' | 'whole'
  /** Its list takes parameters that nobody knows, and drops them; they are refused when not said. */
  readonly lenient?: true
  /** It knows If-Match and Idempotency-Key; true when not said. */
  readonly versions?: boolean
  /** Verb and path by operation; `false`: the server has none, and its button is gone. */
  readonly operations?: { readonly [O in Operation]?: RestCall | false }
}

/** The public addresses of its pages, where they are not react-admin's own. */
export interface PageWords {
  readonly list?: string
  readonly create?: string
  /** With `:id`. */
  readonly edit?: string
  readonly show?: string
}

/** Named pieces put at named places of the generated pages (`src/resources/slots.ts`). */
export interface Slots {
  readonly listTop?: PieceName
  /** Among the buttons over a list. */
  readonly listAction?: PieceName
  /** At the end of each row of a list. */
  readonly row?: PieceName
  readonly showTop?: PieceName
  readonly showAside?: PieceName
  readonly showBelow?: PieceName
  readonly formTop?: PieceName
  /** Under the form of a record that is there. */
  readonly formBelow?: PieceName
  /** In the place of the form, for who may not create. */
  readonly createInstead?: PieceName
}

export interface SchemaWords<F extends Fields> {
  /** English, kebab-case, plural: `warranty-orders`. */
  readonly name: string
  /** The database table, as the business writes it. */
  readonly table: string
  readonly key: Names<F>
  /** The field (or fields, joined by a space) by which people know a record. */
  readonly title: Names<F> | readonly Names<F>[]
  /** The column that says to which company a row belongs; without it every company shares the rows. */
  readonly company?: 'EMPRESA'
  /** The reference to the record these rows belong to: who cannot read that one cannot read these. */
  readonly parent?: Names<F>
  /** These rows are a part of their parent's record: they never hold its deletion up, are gone with it and back with it. */
  readonly partOfParent?: true
  /** `'Uno | Varios'`, by language. */
  readonly label: Text
  readonly icon?: IconName
  /** The menu's section, one of `menuSections` or a new one; `false` leaves it out of the menu (child tables). */
  readonly menu?: string | false
  readonly rest?: RestWords
  readonly pages?: PageWords
  /** Where a record is looked at that has no page of its own: `/dashboard/kanban?card=:id`. */
  readonly opens?: string
  /** Pages of ours on which the work on a record goes on, for who may open them: `['/dashboard/credito/auth_equifax_uanataca?id=:id']`. */
  readonly leads?: readonly string[]
  readonly list?: ListWords<Names<F>>
  readonly form?: FormWords<Names<F>>
  /** Resources whose rows the show page lists below; every one that refers to it when not said. */
  readonly related?: readonly string[]
  /** Fields that are unique together. */
  readonly unique?: readonly (readonly Names<F>[])[]
  /** Fields by which a record is told for one that may be there already: equal numbers, much alike names. */
  readonly alike?: readonly Names<F>[]
  /** What must hold between fields, with the words said at one of them when it does not. */
  readonly checks?: readonly Check<Names<F>, Seen<F>>[]
  readonly access: Access<Names<F> | Seen<F>>
  /** Columns of text that former versions filled: no field any more, but the database keeps what stands there. */
  readonly retired?: readonly string[]
  /** The same where a field has taken the column's name: what stood there goes on under this one. */
  readonly setAside?: Readonly<Record<string, string>>
  /** Deleted rows lie in a trash from which they come back; without it a deletion is final. */
  readonly trash?: true | TrashWords
  /** Days after its birth at which a row is gone for good: personal data is kept no longer than needed. */
  readonly lasts?: number | LastsWords
  /** The Idempotency-Key of a create counts for ever, not for a day: the same mark never twice. */
  readonly onceForEver?: true
  readonly flow?: Readonly<Record<string, Flow<Names<F>, Seen<F>>>>
  /** What the birth of a record does besides, where no flow says it: a contact becomes a visit of the agenda. */
  readonly begin?: readonly Effect[]
  /** Documents made of a record, as PDF: the order, its invoice. */
  readonly papers?: Readonly<Record<string, Paper<Names<F>, Seen<F>>>>
  /** A message about a record, to be sent by WhatsApp. */
  readonly share?: Share
  /** What stands first on its page once it is made: what is handed on now. */
  readonly made?: Made<Names<F>>
  readonly slots?: Slots
}
type Names<F extends Fields> = NoInfer<keyof F & string>
/** What stands one step behind a reference: `ORDEN_ID.ESTADO`. */
type Seen<F extends Fields> = NoInfer<Behind<F>>
type Behind<F> = {
  [K in keyof F & string]: F[K] extends { readonly kind: 'reference' } ? `${K}.${string}` : never
}[keyof F & string]

/** A schema: the only description of a resource. */
export interface Schema<F extends Fields = Fields> extends SchemaWords<F> {
  readonly fields: F
}
/** A record of a schema: `RecordFrom<typeof products>`. */
export type RecordFrom<S extends { readonly fields: Fields }> = RecordOf<S['fields']>

/** Any schema, its fields forgotten: what generic code takes. */
export type AnySchema = Omit<
  Schema,
  | 'key'
  | 'title'
  | 'parent'
  | 'list'
  | 'form'
  | 'checks'
  | 'access'
  | 'flow'
  | 'papers'
  | 'made'
  | 'unique'
  | 'alike'
> & {
  readonly key: string
  readonly title: string | readonly string[]
  readonly parent?: string
  readonly list?: ListWords<string>
  readonly form?: FormWords<string>
  readonly unique?: readonly (readonly string[])[]
  readonly alike?: readonly string[]
  readonly checks?: readonly Check<string>[]
  readonly access: Access<string>
  readonly flow?: Readonly<Record<string, Flow>>
  readonly papers?: Readonly<Record<string, Paper>>
  readonly made?: Made
}

/**
 * Declares a resource (design.md, "One schema"). A wrong column, title, kind, option, role or a rule
 * on a column that is not there does not compile; what the compiler cannot see (a `to` without a
 * schema) fails at start, named `warranty-orders.CLIENTE_ID`.
 */
export function defineResource<const F extends Fields>(
  schema: SchemaWords<F> & { readonly fields: F & CheckedFields<F> },
): Schema<F> {
  return schema
}

/** Refuses words a kind does not know, and rules that ask about columns the schema does not have. */
type CheckedFields<F extends Fields> = string extends keyof F
  ? unknown
  : {
      readonly [K in keyof F]: CheckedWords<F[K], keyof F & string, Behind<F>> &
        (F[K] extends { readonly kind: 'lines'; readonly fields: infer L }
          ? { readonly fields: { readonly [N in keyof L]: CheckedWords<L[N], LineNames<L, F>> } }
          : unknown)
    }
/** A row's rules may ask about its own columns and about the record's. */
type LineNames<L, F> = (keyof L & string) | (keyof F & string)

type CheckedWords<W, Name extends string, Far extends string = never> = {
  readonly [P in UnknownWords<W>]: 'this kind has no such word'
} & {
  readonly [P in keyof W & ('required' | 'show')]: CheckedRule<W[P], Name>
} & {
  readonly [P in keyof W & 'write']: CheckedRule<W[P], Name | Far>
}
type CheckedRule<R, Name extends string> = R extends boolean | readonly unknown[]
  ? R
  : Asks<R> extends Name | MeRef
    ? R
    : { readonly [M in Exclude<Asks<R>, Name | MeRef>]: 'no such column' }
type UnknownWords<W> = W extends { readonly kind: infer K }
  ? K extends KindName
    ? Exclude<keyof W, keyof FieldOf<K>>
    : never
  : never
type Asks<R> = R extends object
  ?
      | Exclude<keyof R & string, 'and' | 'or' | 'not'>
      | (R extends { readonly and: readonly (infer A)[] } ? Asks<A> : never)
      | (R extends { readonly or: readonly (infer O)[] } ? Asks<O> : never)
      | (R extends { readonly not: infer N } ? Asks<N> : never)
  : never
