import type { Query, QueryClient } from '@tanstack/react-query'
import type { LiveChange, LiveNews } from './live'

/** Younger answers were requested by the tab that made the change. */
const OWN_MS = 1000
const DELETING_MS = 30_000

/**
 * Marks cached data of changed records as stale. An open record is read again at once; a list on its
 * next visit or on request, so that rows do not move while somebody reads.
 */
export function refreshQueries(queryClient: QueryClient, news: LiveNews) {
  if (news === 'reset') {
    void queryClient.invalidateQueries({ predicate: isRecord })
    void queryClient.invalidateQueries({ refetchType: 'none' })
    return
  }
  for (const change of news) {
    const isGone = isDeletedHere(queryClient, change)
    if (!isGone) {
      void queryClient.invalidateQueries({ predicate: query => isOf(query, change) })
      void queryClient.invalidateQueries({ queryKey: pastOf(change) })
    }
    const refetchType = change.mine ? 'active' : 'none'
    const predicate = (query: Query) =>
      query.queryKey[0] === change.resource &&
      !isRecord(query) &&
      !(isGone && query.queryKey.some(isId(change.id))) &&
      !(isPast(query) && !change.many) &&
      !(change.mine && isYoung(query))
    void queryClient.invalidateQueries({ predicate, refetchType })
  }
}

/** History and approvals change independently of the record. */
const pastOf = ({ resource, id }: LiveChange) => [resource, 'history', String(id)]

/** Keys of records are numbers or texts. */
const isId = (id: unknown) => (other: unknown) => `${other}` === `${id}`

const isPast = ({ queryKey }: Query) => queryKey[1] === 'history'
const isRecord = ({ queryKey }: Query) => queryKey[1] === 'getOne'

function isOf(query: Query, { resource, id, version, many }: LiveChange) {
  if (!isRecord(query) || query.queryKey[0] !== resource) return false
  if (many) return true
  const asked = query.queryKey[2] as { id?: unknown } | undefined
  const known = query.state.data as { _VERSION?: number } | undefined
  return isId(id)(asked?.id) && (known?._VERSION ?? 0) < (version ?? 0)
}

/** The page of a record just deleted in this tab is still mounted and must not read anything of it again. */
function isDeletedHere(queryClient: QueryClient, { resource, id, mine }: LiveChange) {
  return (
    mine === true &&
    queryClient
      .getMutationCache()
      .getAll()
      .some(({ options, state }) => {
        const [of, act] = options.mutationKey ?? []
        // Hooks that receive the resource with each call have none in their key.
        const asked = { resource: of, ...(state.variables as Deleting) }
        return (
          /^delete/.test(`${act}`) &&
          asked.resource === resource &&
          (asked.ids ?? [asked.id]).some(isId(id)) &&
          Date.now() - state.submittedAt < DELETING_MS
        )
      })
  )
}
interface Deleting {
  readonly resource?: string
  readonly id?: unknown
  readonly ids?: readonly unknown[]
}

const isYoung = ({ state }: Query) =>
  state.fetchStatus === 'fetching' || Date.now() - state.dataUpdatedAt < OWN_MS
