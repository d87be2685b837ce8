import { useLive } from '../../providers/backend/backendContext'

/** Reads again when others change the resource; `freshen.ts` handles this person's own changes. */
export const useLiveRefresh = (resource: string, again: () => void) =>
  useLive(news => {
    if (news === 'reset' || news.some(each => each.resource === resource && !each.mine)) again()
  })
