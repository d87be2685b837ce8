import { isEqual } from 'es-toolkit/predicate'
import { useStore } from 'ra-core'
import { useEffect, useRef } from 'react'
import {
  keepListState,
  type SavedView,
  type SavedViewsAnswer,
} from '../../../model/endpoints/views'
import type { Resource } from '../../../model/fields/resource'
import type { ListState } from '../../../model/lists/listState'
import { useBackend, useMe, useViewedUser } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'

interface Keeping {
  readonly present: ListState
  /** Fills a state with the schema's defaults. */
  readonly inFull: (state: ListState) => ListState
  /** Undefined until the server answers, and if the server does not store views. */
  readonly kept: SavedViewsAnswer | undefined
  /** The address had no parameters when the list opened. */
  readonly isBare: boolean
  readonly put: (state: ListState) => void
  readonly take: (view: SavedView) => void
}

const CALM_MS = 1000
/** Lists opened since the page load: they keep their state in this browser. */
const started = new Set<string>()

/**
 * Opens a list with its stored state from any device, or with its default view. Sends changes to the
 * server one second after the last one; without server support the browser stores them.
 */
export function useKeptState(resource: Resource, keeping: Keeping): void {
  const me = useMe()
  const looked = useViewedUser()
  const { http } = useBackend()
  const name = `${me.ID} ${resource.name}`
  const [seen, setSeen] = useStore<string | null>(`${resource.name}.${me.ID}.keptAt`, null)
  const { kept, inFull } = keeping
  const last = useRef<ListState | undefined>(undefined)
  const now = stateToKeep(keeping.present)
  const changed = last.current !== undefined && !isEqual(last.current, now)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the server has answered
  useEffect(() => {
    if (!kept || started.has(name)) return
    started.add(name)
    const begins = begin({ ...keeping, kept, seen })
    setSeen(kept.state?.at ?? null)
    // The state received from the server is not sent back.
    last.current = begins && stateToKeep(inFull(begins))
  }, [kept])

  useEffect(() => {
    if (last.current === undefined && started.has(name)) last.current = now
  })

  const text = JSON.stringify(now)
  useEffect(() => {
    if (!changed || looked || me.PLAIN_SERVER) return
    const timer = setTimeout(() => {
      last.current = JSON.parse(text)
      void call(http, keepListState, {
        params: { name: resource.name },
        body: JSON.parse(text),
      }).then(
        ({ state }) => setSeen(state?.at ?? null),
        // The browser still stores it.
        () => undefined,
      )
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [changed, looked, me.PLAIN_SERVER, text, http, resource, setSeen])
}

/** The state to restore later: everything except the filters. */
function stateToKeep({ filter: _filter, ...others }: ListState): ListState {
  return others
}

/**
 * Applies the person's default view, else the newer state from another device, else the view published
 * for the role. Returns the new state if it changed.
 */
function begin({
  kept,
  isBare,
  put,
  take,
  seen,
}: Keeping & { kept: SavedViewsAnswer; seen: string | null }): ListState | undefined {
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
