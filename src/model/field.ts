import type { Role } from '../domain/roles'
import type { Text } from '../domain/text'
import type { KindName, Kinds } from './kinds/registry'
import type { InputName } from './named'
import type { Rule, Scalar } from './rule'

/** Roles by name, or a rule over `$me` alone. */
export type Who = readonly Role[] | Rule<never>

/** A constant, `$me.…`, `$now`, `$today`, `$code` (random, not to be guessed), or what a reference shows: `{ from: 'CLIENTE_ID.VENDEDOR' }`. */
export type DefaultValue = Scalar | readonly string[] | { readonly from: string }
/** One value, or the first whose rule holds. */
export type Default = DefaultValue | readonly { readonly when?: Rule; readonly is: DefaultValue }[]

/** Only rows count for which this boolean of theirs is not set: a returned unit may be sold again. */
export interface UniqueUnless {
  readonly unless: string
}
/** Only rows count whose status (or choice by number) is one of these: a device has one open order at a time. */
export interface UniqueWhile {
  readonly while: string
  readonly in: readonly number[]
  /** Alike only together with these fields of the row: a transfer is told by its account and its number. */
  readonly with?: readonly string[]
  /** What is said to who brings a second one; `{{other}}` is the key of the row that has it, shown whoever reads. */
  readonly else: Text
}

/**
 * The words any field may say, whatever its kind.
 */
export interface FieldWords {
  /** Without it: the language's dictionary by column name, else the humanised name. */
  readonly label?: Text
  /** A sentence below the input. */
  readonly help?: Text
  readonly required?: boolean | Rule
  /** The field is there only while this holds; otherwise it is empty, and not asked. */
  readonly show?: Rule
  /** A value for a new record; `$me.…`, `$now`, `$today` and `from` are filled in by the server. */
  readonly default?: Default
  /** Never sent by a client: a default, a flow, a computation or the server sets it. */
  readonly readOnly?: boolean
  /** Given at birth, then fixed. */
  readonly createOnly?: boolean
  /** Found by the list's search box. */
  readonly search?: boolean
  /** Offered as a filter, and indexed. */
  readonly filter?: boolean
  /** The list may be sorted by it; true for what the list shows. */
  readonly sort?: boolean
  /** No two records alike, accents and case apart (in one company, where the schema has one). */
  readonly unique?: boolean | UniqueUnless | UniqueWhile
  /** Who may see it, in every channel; everyone who may read the record when not said. */
  readonly read?: Who
  /** Who finds it in papers and messages about the record, though lists and pages keep it from them. */
  readonly told?: Who
  /** Given at birth also by who may not read it: its readers alone see it; a value, on its record alone, until that is deleted. */
  readonly sealed?: true
  /** Who may write it, and while what; everyone who may write the record when not said. */
  readonly write?: readonly Role[] | Rule
  /** A change of it asks for a second look (rights, credit, prices): reviews of many tell it first. */
  readonly sensitive?: boolean
  /** The column's former name: the database renames it at start. */
  readonly was?: string
  /** An input of its own, by name (`src/fields/looks.ts`). */
  readonly input?: InputName
}

export type FieldOf<K extends KindName> = { readonly kind: K } & FieldWords & Kinds[K][0]
/** A field as a schema writes it. */
export type Field = { [K in KindName]: FieldOf<K> }[KindName]
export type Fields = Readonly<Record<string, Field>>
