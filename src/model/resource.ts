import type { Language } from '../domain/text'
import type { Field } from './field'
import type { Section } from './formWords'
import type { Joined } from './join'
import type { Option } from './kinds/choice'
import type { Store, Stored } from './kinds/kind'
import type { KindName } from './kinds/registry'
import type { Tab } from './listWords'
import type { Node, Operator } from './rule'
import type { AnySchema, RestWords } from './schema'
import type { Shaped } from './shapes/registry'
import type { Tallied } from './tally'

/** A field made ready: what its schema says joined with what its kind can do. */
export interface FieldModel {
  readonly name: string
  readonly kind: KindName
  readonly words: Field
  /** Null: kept in a table of its own. */
  readonly store: Store | null
  readonly operators: readonly Operator[]
  /** Searched and sorted through the shadow column `<name>_F`. */
  readonly folded: boolean
  /** What every way of writing a value contains, of one typed in whole or in part. */
  readonly sought: ((typed: string) => string | undefined) | undefined
  /** The ways in which one value is written. */
  readonly spellings: ((value: string) => readonly string[]) | undefined
  readonly required: Node
  readonly show: Node
  /** Over `$me` alone. */
  readonly read: Node
  readonly write: Node
  /** Never sent by a client. */
  readonly readOnly: boolean
  /** The resource a reference points to. */
  readonly target?: Resource
  /** What it is kept over, where it is a tally. */
  readonly tally?: Tallied
  /** What it is put together from, and while what. */
  readonly join?: Joined
  /** The fields of child rows. */
  readonly fields?: readonly FieldModel[]
  /** What a choice offers, and the states of a status's flow: value -> words and colour. */
  readonly options?: Readonly<Record<string, Option>>
  /** Decimal places of a computed number. */
  readonly decimals: number
  /** What `shapes/shapeOf` checks its values by. */
  readonly shaped: { readonly kind: Shaped; readonly options: object }
  /** Reads what a person wrote: in a form, in a cell of a file. */
  parse(value: unknown): unknown
  /** Reads what a program sent: one writing for each value. */
  parseWire(value: unknown): unknown
  toStore(value: unknown): Stored
  fromStore(stored: Stored): unknown
  print(value: unknown, language: Language): string
  sample(n: number): unknown
}

export interface Grants {
  readonly read: Node
  readonly create: Node
  readonly update: Node
  readonly delete: Node
  /** Bringing a deleted row back. */
  readonly restore: Node
}

export interface Sort {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}

/** A schema made ready; made once, at start, by `createCatalogue`. */
export interface Resource {
  readonly name: string
  readonly table: string
  readonly schema: AnySchema
  readonly key: FieldModel
  /** The key is the business's own, not a number given by the server. */
  readonly naturalKey: boolean
  /** The fields whose values, joined by a space, name a record. */
  readonly title: readonly string[]
  /** The company column, where rows belong to a company. */
  readonly company: FieldModel | undefined
  readonly parent: FieldModel | undefined
  /** Every field by name, the company column included. */
  readonly fields: ReadonlyMap<string, FieldModel>
  readonly computed: readonly FieldModel[]
  readonly rest: Required<Pick<RestWords, 'path' | 'envelope' | 'id' | 'paging' | 'versions'>> &
    Pick<RestWords, 'operations' | 'lenient'>
  readonly list: {
    readonly columns: readonly string[]
    /** As for who is not named in `sorts`. */
    readonly sort: Sort
    readonly sorts: readonly { readonly by: readonly string[]; readonly sort: Sort }[]
    readonly tabs: string | readonly Tab<string>[] | undefined
  }
  readonly form: {
    readonly as: 'sections' | 'tabs' | 'steps'
    readonly saves: 'record' | 'field'
    readonly sections: readonly (Omit<Section<string>, 'fields'> & {
      readonly fields: readonly string[]
    })[]
  }
  readonly filterable: ReadonlySet<string>
  readonly sortable: ReadonlySet<string>
  readonly searched: readonly FieldModel[]
  /** Whether there are any. */
  readonly isSearched: boolean
  /** References whose records' own text finds these rows too: an order by its customer's name. */
  readonly searchedBehind: readonly FieldModel[]
  /** Deleted rows may come back; after `keep` days they are gone. */
  readonly trash: { readonly keep: number | undefined } | undefined
  grants(role: string): Grants
}

/**
 * All resources, by name; checked, with their references joined. In the browser a resource is whole once it
 * is loaded (`byNeed.ts`); before that it has what `Head` names.
 */
export interface Catalogue {
  readonly resources: ReadonlyMap<string, Resource>
  /** Throws for a name no schema has. */
  get(name: string): Resource
  /** The resources whose rows a record's page lists: those the schema names, else all that refer to it. */
  related(name: string): readonly string[]
  /**
   * Makes these resources whole, and with `beside` those they are drawn with; names no schema has are left
   * out. Fails when one cannot be fetched.
   */
  load(names: Iterable<string | undefined>, beside?: 'beside'): Promise<void>
}
