import { isEqual } from 'es-toolkit'
import { useDataProvider, useStore } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { ListState } from '../../model/listState'
import type { Resource } from '../../model/resource'
import { useLooked, useMe } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { KeptViews, SavedView } from '../../providers/dataProvider/views'

interface Keeping {
  readonly present: ListState
  /** A state with everything the schema says where it says nothing. */
  readonly inFull: (state: ListState) => ListState
  /** Undefined until the server has said it, and for ever where it cannot. */
  readonly kept: KeptViews | undefined
  /** The address named nothing when the list opened. */
  readonly isBare: boolean
  readonly put: (state: ListState) => void
  readonly take: (view: SavedView) => void
}

const CALM_MS = 1000
/** The lists opened since the page was loaded: they stand as they were left here. */
const begun = new Set<string>()

/**
 * Begins a list as it was left on whatever device, or as its default view says, and tells the server
 * when it changes, a second after the last change. Without such a server the browser remembers.
 */
export function useKeptState(resource: Resource, keeping: Keeping): void {
  const me = useMe()
  const looked = useLooked()
  const dataProvider = useDataProvider<AppDataProvider>()
  const name = `${me.ID} ${resource.name}`
  const [seen, setSeen] = useStore<string | null>(`${resource.name}.${me.ID}.keptAt`, null)
  const { kept, inFull } = keeping
  const last = useRef<ListState | undefined>(undefined)
  const now = stateToKeep(keeping.present)
  const changed = last.current !== undefined && !isEqual(last.current, now)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server has answered
  useEffect(() => {
    if (!kept || begun.has(name)) return
    begun.add(name)
    const begins = begin({ ...keeping, kept, seen })
    setSeen(kept.state?.at ?? null)
    // What came from the server is not told back to it.
    last.current = begins && stateToKeep(inFull(begins))
  }, [kept])

  useEffect(() => {
    if (last.current === undefined && begun.has(name)) last.current = now
  })

  const text = JSON.stringify(now)
  useEffect(() => {
    if (!changed || looked) return
    const timer = setTimeout(() => {
      last.current = JSON.parse(text)
      void dataProvider.keepListState(resource.name, JSON.parse(text)).then(
        ({ state }) => setSeen(state?.at ?? null),
        () => 'the browser remembers it',
      )
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [changed, looked, text, dataProvider, resource, setSeen])
}

/** What is found again without having been named: everything but the filters. */
function stateToKeep({ filter: _filter, ...others }: ListState): ListState {
  return others
}

/**
 * One's own default, else as it was left elsewhere since, else what was published for the role.
 * Answers how the list stands then, where that changes.
 */
function begin({
  kept,
  isBare,
  put,
  take,
  seen,
}: Keeping & { kept: KeptViews; seen: string | null }): ListState | undefined {
  if (!isBare) return undefined
  const mine = kept.views.find(({ isDefault }) => isDefault === 'me')
  const published = kept.views.find(({ isDefault }) => isDefault === 'role')
  const view = mine ?? (kept.state ? undefined : published)
  if (view) {
    take(view)
    return view.state
  }
  if (!kept.state || kept.state.at === seen) return undefined
  const { at: _at, ...state } = kept.state
  put(state)
  return state
}
