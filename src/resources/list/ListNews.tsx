import Refresh from '@mui/icons-material/Refresh'
import { useQueryClient } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { useLive } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'

/** Announces records that others added or changed since this page was read; the rows change on request. */
export function ListNews() {
  const { resource, translate } = useResourceView()
  const queryClient = useQueryClient()
  const [count, forget] = useNewsCount(resource.name)
  const show = () => {
    forget()
    void queryClient.invalidateQueries({ queryKey: [resource.name] })
  }
  return (
    <div role="status" className="r-news">
      {count > 0 && (
        <Button variant="outlined" startIcon={<Refresh />} onClick={show}>
          {translate('list.live.news', { number: count })}
        </Button>
      )}
    </div>
  )
}

/** Number of records; zero after the next read. */
function useNewsCount(resource: string) {
  const { isFetching } = useListContext()
  const [news, setNews] = useState<ReadonlyMap<string, number>>(new Map())
  const forget = () => setNews(known => (known.size > 0 ? new Map() : known))
  useEffect(() => {
    if (!isFetching) setNews(known => (known.size > 0 ? new Map() : known))
  }, [isFetching])
  useLive(message => {
    if (message === 'reset') return setNews(known => new Map(known).set('', 1))
    const others = message.filter(change => change.resource === resource && !change.mine)
    if (others.length === 0) return undefined
    return setNews(known => {
      const more = others.map(({ id = '', many = 1 }) => [String(id), many] as const)
      return new Map([...known, ...more])
    })
  })
  return [[...news.values()].reduce((sum, number) => sum + number, 0), forget] as const
}
