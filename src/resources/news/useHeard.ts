import { useLive } from '../../providers/backendContext'

/** Reads again what lies open as others add to it; one's own is read again by who follows (`freshen.ts`). */
export const useHeard = (resource: string, again: () => void) =>
  useLive(news => {
    if (news === 'reset' || news.some(each => each.resource === resource && !each.mine)) again()
  })
