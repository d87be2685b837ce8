import type { Query, QueryClient } from '@tanstack/react-query'
import type { LiveChange, LiveNews } from './live'

/** An answer as young as this was asked for by whoever made the change. */
const OWN_MS = 1000
const DELETING_MS = 30_000

/**
 * What pages know of a changed record is old now. An open record is read again at once; a list only
 * when it is opened next or its reader wishes so, or else it would jump under their hands.
 */
export function freshen(queryClient: QueryClient, news: LiveNews) {
  if (news === 'reset') {
    void queryClient.invalidateQueries({ predicate: isRecord })
    void queryClient.invalidateQueries({ refetchType: 'none' })
    return
  }
  for (const change of news) {
    if (!isDeletedHere(queryClient, change)) {
      void queryClient.invalidateQueries({ predicate: query => isOf(query, change) })
      void queryClient.invalidateQueries({ queryKey: pastOf(change) })
    }
    const refetchType = change.mine ? 'active' : 'none'
    const predicate = (query: Query) =>
      query.queryKey[0] === change.resource &&
      !isRecord(query) &&
      !(isPast(query) && !change.many) &&
      !(change.mine && isYoung(query))
    void queryClient.invalidateQueries({ predicate, refetchType })
  }
}

/** What happened to it, and who has said yes so far, which leaves the record as it is. */
const pastOf = ({ resource, id }: LiveChange) => [resource, 'history', String(id)]

const isPast = ({ queryKey }: Query) => queryKey[1] === 'history'
const isRecord = ({ queryKey }: Query) => queryKey[1] === 'getOne'

function isOf(query: Query, { resource, id, version, many }: LiveChange) {
  if (!isRecord(query) || query.queryKey[0] !== resource) return false
  if (many) return true
  const asked = query.queryKey[2] as { id?: unknown } | undefined
  const known = query.state.data as { _VERSION?: number } | undefined
  return String(asked?.id) === String(id) && (known?._VERSION ?? 0) < (version ?? 0)
}

/** The page of what was just deleted from it stands for a moment yet: it must not ask for it again. */
function isDeletedHere(queryClient: QueryClient, { resource, id, mine }: LiveChange) {
  return (
    mine === true &&
    queryClient
      .getMutationCache()
      .findAll({ predicate: ({ options }) => /^delete/.test(String(options.mutationKey?.[1])) })
      .some(({ options, state }) => {
        // a hook that is told the resource with each call has none in its key
        const asked = { resource: options.mutationKey?.[0], ...(state.variables as Deleting) }
        const ids = asked.ids ?? [asked.id]
        return (
          asked.resource === resource &&
          ids.some(deleted => String(deleted) === String(id)) &&
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
