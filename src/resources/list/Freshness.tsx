import Refresh from '@mui/icons-material/Refresh'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { businessZone } from '../../base/day'
import { localeOf } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/useResourceView'
import { Button } from '../../ui/controls/Button'

/** Time of the last read, with a button that reads again. */
export function Freshness() {
  const { resource, translate } = useResourceView()
  const locale = localeOf(useLanguage())
  const client = useQueryClient()
  const queryKey = [resource.name]
  const isReading = useIsFetching({ queryKey }) > 0
  const read = client.getQueryCache().findAll({ queryKey, type: 'active' })
  const at = Math.max(0, ...read.map(({ state }) => state.dataUpdatedAt))
  const time = at > 0 ? new Intl.DateTimeFormat(locale, clock()).format(at) : '…'
  const label = translate('list.readAt', { time })
  return (
    <Button
      color="inherit"
      className="r-fresh"
      startIcon={<Refresh />}
      aria-label={label}
      aria-busy={isReading}
      title={label}
      onClick={() => void client.invalidateQueries({ queryKey })}
    >
      <time>{time}</time>
    </Button>
  )
}

const clock = (): Intl.DateTimeFormatOptions => ({
  timeZone: businessZone(),
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
