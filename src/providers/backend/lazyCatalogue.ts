import { headOf } from '../../model/fields/head'
import type { Outline } from '../../model/fields/outline'
import { type Catalogue, isFulfilled, isReady, type Resource } from '../../model/fields/resource'
import { resourceOf } from '../../model/fields/resourceOf'
import type { AnySchema } from '../../model/schema'
import { keepUntilShown } from '../session/shownErrors'

type LoadSchema = (name: string) => Promise<AnySchema>
interface Part {
  readonly outline: Outline
  readonly resource: Resource
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
}

/**
 * A catalogue of outlines. A resource is complete once its schema is loaded; reading more than its
 * outline before that throws.
 */
export function lazyCatalogue(outlines: readonly Outline[], loadSchema: LoadSchema): Catalogue {
  const parts = new Map<string, Part>()
  const named = (name: string) => {
    const found = parts.get(name)
    if (!found) throw new Error(`there is no schema "${name}"`)
    return found
  }
  const get = (name: string) => named(name).resource
  const withBeside = (part: Part) => [part, ...part.outline.beside.map(named)]
  const load: Catalogue['load'] = async (names, beside) => {
    const known = [...new Set(names)].flatMap(name => parts.get(name ?? '') ?? [])
    const all = beside ? known.flatMap(withBeside) : known
    await Promise.all(all.map(part => part.load()))
  }
  // React needs the same promise in each render.
  const drawn = new Map<string, Promise<void>>()
  const loadToDraw = keepUntilShown((name: string) => {
    const loading = load([name], 'beside')
    loading.then(
      () => drawn.set(name, Object.assign(loading, isFulfilled)),
      // The caller that awaits it gets the error.
      () => undefined,
    )
    return loading
  })
  for (const outline of outlines) parts.set(outline.words.name, partOf(outline, loadSchema, get))
  return {
    resources: new Map([...parts].map(([name, { resource }]) => [name, resource])),
    get,
    related: name => named(name).outline.related,
    referring(name) {
      const others = [...parts].flatMap(([each, { outline }]) =>
        each === name || outline.beside.includes(name) ? [each] : [],
      )
      return [...new Set([...named(name).outline.related, ...others])]
    },
    load,
    ready(name, how) {
      const part = parts.get(name)
      const isHere =
        !part || (how === 'alone' ? [part] : withBeside(part)).every(each => each.isLoaded())
      return isHere ? (drawn.get(name) ?? isReady) : loadToDraw(name)
    },
  }
}

function partOf(outline: Outline, loadSchema: LoadSchema, get: Catalogue['get']): Part {
  const { words, more, isSearched } = outline
  const { name } = words
  const resource = withoutParts<Resource>(
    { ...headOf(words), schema: withoutParts({ ...words }, more, name), isSearched },
    laterParts,
    name,
  )
  let isLoaded = false
  let loading: Promise<void> | undefined
  const loaded = async () => {
    const whole = resourceOf(await loadSchema(name), get)
    Object.defineProperties(resource, Object.getOwnPropertyDescriptors(whole))
    isLoaded = true
  }
  return {
    outline,
    resource,
    load() {
      loading ??= loaded().catch(error => {
        loading = undefined
        throw error
      })
      return loading
    },
    isLoaded: () => isLoaded,
  }
}

/** Properties of loaded resources only. */
const laterParts = [
  ...(['table', 'key', 'naturalKey', 'company', 'parent', 'fields', 'computed', 'list'] as const),
  ...(['form', 'filterable', 'sortable', 'sortIndexed', 'searched', 'searchedBehind'] as const),
] satisfies readonly (keyof Resource)[]

/** The object with throwing getters for parts that are not loaded yet. */
function withoutParts<Whole extends object>(
  known: object,
  parts: readonly string[],
  name: string,
): Whole {
  for (const part of parts)
    Object.defineProperty(known, part, {
      configurable: true,
      enumerable: true,
      get() {
        throw new Error(
          `"${part}" of ${name} is read before its schema is loaded: name it in the page's resources, use useResource('${name}'), or await catalogue.load(['${name}'])`,
        )
      },
    })
  return known as Whole
}
