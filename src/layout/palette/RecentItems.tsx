import History from '@mui/icons-material/HistoryRounded'
import { Command } from 'cmdk'
import { useLocation, useTranslate } from 'ra-core'
import type { GroupProps } from './CommandPalette'
import { useRecent } from './recent'

/** The reader's recent pages, without the current one. */
export function RecentItems({ onGo }: GroupProps) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [recent] = useRecent()
  const others = recent.filter(({ to }) => to !== pathname).slice(0, 5)
  if (others.length === 0) return null
  return (
    <Command.Group heading={translate('shell.palette.recent')}>
      {others.map(({ to, label }) => (
        <Command.Item key={to} value={`recent ${to}`} keywords={[label]} onSelect={() => onGo(to)}>
          <History fontSize="small" aria-hidden="true" />
          <bdi>{label}</bdi>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
