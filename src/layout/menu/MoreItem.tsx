import More from '@mui/icons-material/MoreHorizRounded'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { HeaderMenu, laterMenu } from '../dropdown/HeaderMenu'
import type { MenuLineEntry } from './menuLinesOf'
import { WaitingBadge } from './WaitingBadge'

/** The sections that do not fit into the row; its place is reserved if there are none. */
export function MoreItem({ lines }: { readonly lines: readonly MenuLineEntry[] }) {
  const translate = useTranslate()
  const groups = lines
    .map(({ label, entries }) => [label, ...entries.map(({ key }) => key)].join('\n'))
    .join('\n\n')
  const menu = useMemo(
    () =>
      laterMenu(async () =>
        (await import('./SectionChoices')).groupedChoices(
          groups.split('\n\n').map(group => {
            const [label = '', ...keys] = group.split('\n')
            return { label, keys }
          }),
        ),
      ),
    [groups],
  )
  return (
    <div className="menu-more" data-none={lines.length === 0 || undefined}>
      <HeaderMenu
        menu={menu}
        trigger={props => (
          <button
            {...props}
            type="button"
            className="menu-item"
            aria-label={translate('app.menu.more')}
            title={translate('app.menu.more')}
            data-here={lines.some(({ isHere }) => isHere) || undefined}
          >
            <More aria-hidden="true" />
            <WaitingBadge number={lines.reduce((sum, { waiting }) => sum + waiting, 0)} />
          </button>
        )}
      />
    </div>
  )
}
