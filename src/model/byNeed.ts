import { type Head, headOf } from './head'
import { here } from './here'
import type { Outline } from './outline'
import type { Catalogue, Resource } from './resource'
import { resourceOf } from './resourceOf'

type Fetch = () => Promise<unknown>
interface Part {
  readonly outline: Outline
  readonly resource: Resource
  readonly load: () => Promise<void>
}

/**
 * A catalogue of outlines, made whole by the modules of schemas. Who reads more of a resource than is known
 * of it makes React wait for the rest while it draws; anywhere else that is an error, and `load` comes first.
 */
export function catalogueByNeed(
  outlines: readonly Outline[],
  fetches: Readonly<Record<string, Fetch>>,
): Catalogue {
  const parts = new Map<string, Part>()
  const named = (name: string) => {
    const found = parts.get(name)
    if (!found) throw new Error(`there is no schema "${name}"`)
    return found
  }
  const catalogue: Catalogue = {
    resources: new Map(),
    get: name => named(name).resource,
    related: name => named(name).outline.related,
    async load(names, beside) {
      const known = [...new Set(names)].flatMap(name => parts.get(name ?? '') ?? [])
      const further = known.flatMap(({ outline }) => (beside ? outline.beside.map(named) : []))
      await Promise.all([...known, ...further].map(part => part.load()))
    },
  }
  for (const outline of outlines) {
    const { name } = outline.words
    parts.set(name, partOf(outline, fetches[name] ?? notThere, catalogue))
  }
  const resources = new Map([...parts].map(([name, { resource }]) => [name, resource]))
  return Object.assign(catalogue, { resources })
}

const notThere = () => Promise.reject(new Error('no module holds this schema'))

function partOf(outline: Outline, fetch: Fetch, { get, load }: Catalogue): Part {
  const { words, more, isSearched } = outline
  const { name } = words
  let whole: Resource | undefined
  let coming: Promise<void> | undefined
  let lost: unknown
  const come = () => {
    coming ??= fetch().then(
      () => {
        if (!here.has(name)) throw new Error(`its module tells of no schema "${name}"`)
      },
      error => {
        coming = undefined
        lost = error
        throw error
      },
    )
    return coming
  }
  /** What React draws again at once fails for the same reason; who tries later asks anew. */
  const told = () => {
    const error = lost
    setTimeout(() => {
      lost = undefined
    })
    return error
  }
  const rest = () => {
    const schema = here.get(name)
    if (!schema) throw lost ? told() : new NotHere(name, () => load([name], 'beside'))
    whole ??= resourceOf(schema, get)
    return whole
  }
  const schema = lending({ ...words }, more, () => rest().schema)
  const known = { ...headOf(words), schema, isSearched }
  return {
    outline,
    resource: lending<Resource>(known, Object.keys(comesLater), rest),
    load: async () => void (here.has(name) || (await come())),
  }
}

/** What only a whole resource has. */
const comesLater: Record<Exclude<keyof Resource, keyof Head | 'schema' | 'isSearched'>, true> = {
  table: true,
  key: true,
  naturalKey: true,
  company: true,
  parent: true,
  fields: true,
  computed: true,
  list: true,
  form: true,
  filterable: true,
  sortable: true,
  searched: true,
  searchedBehind: true,
}

function lending<Whole extends object>(
  known: object,
  names: readonly string[],
  whole: () => Whole,
): Whole {
  for (const name of names)
    Object.defineProperty(known, name, {
      enumerable: true,
      get: () => whole()[name as keyof Whole],
    })
  return known as Whole
}

/** React waits for whatever is thrown at it that has a `then`, and draws again. */
class NotHere extends Error {
  constructor(
    name: string,
    readonly load: () => Promise<void>,
  ) {
    super(`the schema "${name}" is not loaded yet`)
  }
  // biome-ignore lint/suspicious/noThenProperty: a thenable is what is wanted here
  readonly then = (again: () => void) => void this.load().then(again, again)
}
